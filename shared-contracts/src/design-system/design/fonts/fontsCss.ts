import type { Locale } from '../../../contracts/i18n/locale';
import { banglaRanges, latinRanges, takaSign, unicodeRangeCss } from './unicodeRanges';

/** Final addresses of the files in `design/fonts/`, as the shell's bundler gives them. */
export type FontUrls = { inter: string; taka: string; bangla: string };

/**
 * `@font-face` rules, for the shell to inline before `tokensCss`. Preload `inter` and `taka`, which
 * every page shows; `bangla` is fetched only where Bangla is on the page and the device has no good
 * face of its own for it, as nearly every Android phone has. Latin text is readable from the start in
 * Roboto or Arial stretched to Inter's measure, and a Latin face that is not there for the first paint
 * waits for the next page: `swap`, even with matched measures, moves lines by a pixel. Bangla has
 * no such stand-in where it is fetched, only boxes: a page in Bangla swaps it in whenever it comes. On
 * other pages it is a word in brackets behind the Latin name, and not worth a line that moves.
 */
export function fontsCss({ inter, taka, bangla }: FontUrls, locale: Locale): string {
  const face = (rules: string) => `@font-face{${rules}}`;
  const url = (address: string) => `url(${JSON.stringify(address)}) format('woff2')`;
  const steady = 'font-style:normal;font-display:optional';
  // Two rules, so that a device's own bold face is used instead of a thickened regular one.
  const bangla400 = `${localFaces(['Noto Sans Bengali', 'NotoSansBengali-Regular', 'Nirmala UI', 'KohinoorBangla-Regular'])},${url(bangla)}`;
  const bangla700 = `${localFaces(['Noto Sans Bengali Bold', 'NotoSansBengali-Bold', 'Nirmala UI Bold', 'KohinoorBangla-Semibold'])},${url(bangla)}`;
  const banglaFace = (weights: string, source: string) =>
    face(
      `font-family:Bangla;font-weight:${weights};font-style:normal;font-display:${locale === 'bn' ? 'swap' : 'optional'};` +
        `src:${source};unicode-range:${unicodeRangeCss(banglaRanges)}`,
    );
  // Measured on English shop texts against Inter 400: Roboto is 1.077 and Arial 1.067 times
  // narrower. The overrides are Inter's ascent and descent (0.969 and 0.241) over that.
  const fallbackFace = (name: string, local: string, weights: string, stretch: number) =>
    face(
      `font-family:'${name}';font-weight:${weights};src:${local};size-adjust:${percent(stretch)};` +
        `ascent-override:${percent(0.96875 / stretch)};` +
        `descent-override:${percent(0.2412 / stretch)};line-gap-override:0%`,
    );
  // Inter grows wider with its weight, and the stand-in does not: what is medium, as menus and
  // buttons are, is stretched further. From 600 on the browser thickens the second face by itself.
  const fallback = (name: string, local: string, stretch: number) =>
    fallbackFace(name, local, '400 549', stretch) +
    fallbackFace(name, local, '550 599', stretch * 1.0066);

  return [
    face(
      `font-family:Inter;font-weight:400 700;${steady};src:${url(inter)};` +
        `unicode-range:${unicodeRangeCss(latinRanges)}`,
    ),
    // A little smaller, so that ৳ stands as high as Inter's figures.
    face(
      `font-family:Taka;font-weight:400 700;${steady};src:${url(taka)};size-adjust:95%;` +
        `unicode-range:${unicodeRangeCss([takaSign])}`,
    ),
    banglaFace('400 549', bangla400),
    banglaFace('550 700', bangla700),
    fallback(
      'Inter Fallback Roboto',
      "local('Roboto'),local('Roboto Regular'),local('Roboto-Regular')",
      1.077,
    ),
    fallback('Inter Fallback Arial', "local('Arial'),local('Liberation Sans')", 1.067),
  ].join('\n');
}

/** By full or PostScript names: of Android, of Windows, of Apple's systems. */
function localFaces(names: string[]): string {
  return names.map((name) => `local('${name}')`).join(',');
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
