import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import inter from '@marketplace/contracts/design/fonts/inter.woff2';
import taka from '@marketplace/contracts/design/fonts/taka.woff2';
import { fontsCss } from '@marketplace/contracts/design/fontsCss';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import { brandLinks } from './brandFiles';
import { printCss } from './printCss';

const css = [fontsCss({ inter, taka, bangla }), tokensCss, baseCss, printCss]
  .join('')
  .replace(/\s*\n\s*/g, '');

const preloadedFonts = [inter, taka].map(
  (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
);

const links = [brandLinks, ...preloadedFonts].join('');

/** Icons, the fonts that every page shows, tokens, base and print styles; once per document. */
export function documentStyle(nonce: string): string {
  return `${links}<style nonce="${nonce}">${css}</style>`;
}
