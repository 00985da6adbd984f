import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import inter from '@marketplace/contracts/design/fonts/inter.woff2';
import taka from '@marketplace/contracts/design/fonts/taka.woff2';
import { fontsCss } from '@marketplace/contracts/design/fontsCss';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import icon from '../icons/icon.svg';

const css = [fontsCss({ inter, taka, bangla }), tokensCss, baseCss]
  .join('')
  .replace(/\s*\n\s*/g, '');

const preloadedFonts = [inter, taka].map(
  (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
);

const links = [`<link rel="icon" type="image/svg+xml" href="${icon}">`, ...preloadedFonts].join('');

/** The icon, the fonts that every page shows, the tokens and the base styles; once per document. */
export function documentStyle(nonce: string): string {
  return `${links}<style nonce="${nonce}">${css}</style>`;
}
