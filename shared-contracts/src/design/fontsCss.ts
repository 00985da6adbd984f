import { banglaRanges, latinRanges, takaSign, unicodeRangeCss } from './unicodeRanges';

/** Final addresses of the files in `design/fonts/`, as the shell's bundler gives them. */
export type FontUrls = { inter: string; taka: string; bangla: string };

/**
 * `@font-face` rules, for the shell to inline before `tokensCss`. Preload `inter` and `taka`, which
 * every page shows; `bangla` is fetched only where Bangla is on the page and the phone has no Noto
 * Sans Bengali of its own, as nearly every Android phone has. Text is readable from the start in
 * Roboto or Arial stretched to Inter's measure. A face that is not there for the first paint waits
 * for the next page: `swap`, even with matched measures, was seen to move lines by a pixel.
 */
export function fontsCss({ inter, taka, bangla }: FontUrls): string {
  const face = (rules: string) => `@font-face{${rules}}`;
  const url = (address: string) => `url(${JSON.stringify(address)}) format('woff2')`;
  const range = `unicode-range:${unicodeRangeCss(banglaRanges)}`;
  const steady = 'font-style:normal;font-display:optional';
  // Two rules, so that a phone's own bold face is used instead of a thickened regular one.
  const localNames = {
    regular: "local('Noto Sans Bengali'),local('NotoSansBengali-Regular')",
    bold: "local('Noto Sans Bengali Bold'),local('NotoSansBengali-Bold')",
  };
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
    face(
      `font-family:Bangla;font-weight:400 549;${steady};src:${localNames.regular},${url(bangla)};${range}`,
    ),
    face(
      `font-family:Bangla;font-weight:550 700;${steady};src:${localNames.bold},${url(bangla)};${range}`,
    ),
    fallback(
      'Inter Fallback Roboto',
      "local('Roboto'),local('Roboto Regular'),local('Roboto-Regular')",
      1.077,
    ),
    fallback('Inter Fallback Arial', "local('Arial'),local('Liberation Sans')", 1.067),
  ].join('\n');
}

function percent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}
