import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { banglaRanges, unicodeRangeCss } from './unicodeRanges';

const require = createRequire(import.meta.url);

/**
 * PostScript names and full names of Bangla fonts on Android, Linux, Windows, macOS and iOS. A
 * device with one of them does not load the font of the shop.
 */
const SYSTEM_FONTS = [
  'NotoSansBengali-Regular',
  'Noto Sans Bengali',
  'Nirmala UI',
  'Vrinda',
  'KohinoorBangla-Regular',
  'BanglaSangamMN',
];

const WEEK_SECONDS = 7 * 24 * 60 * 60;

/**
 * The Bangla font on pages that a server writes itself, without a release of the storefront. Other
 * pages get the font from their release (`banglaFaceScript.ts`).
 */
export const BANGLA_FACE = {
  /** Path at which each server that writes such pages serves the font. */
  path: '/fonts/bangla.woff2',
  /** Font stack. The system's fonts follow, so that a page can be read without the font. */
  stack: 'Bangla,system-ui,sans-serif',
  /**
   * Headers of the font file. Browsers keep the file for only a week, because a changed font would
   * have the same path: the path contains no hash.
   */
  headers: { 'content-type': 'font/woff2', 'cache-control': `public, max-age=${WEEK_SECONDS}` },
  read: () => readFile(require.resolve('@marketplace/contracts/design/fonts/bangla.woff2')),
} as const;

/**
 * Writes the `@font-face` rule of the font. A browser loads the font only if the page has Bangla
 * letters and the device has no Bangla font. Until then, the page shows its text in another font.
 * @param url URL of the font, relative to the page
 */
export function banglaFaceCss(url: string): string {
  const local = SYSTEM_FONTS.map((name) => `local("${name}")`);
  const sources = [...local, `url("${url}") format("woff2")`].join(',');
  return `@font-face{font-family:Bangla;src:${sources};font-display:swap;unicode-range:${unicodeRangeCss(banglaRanges)}}`;
}
