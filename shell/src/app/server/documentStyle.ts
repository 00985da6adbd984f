import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import inter from '@marketplace/contracts/design/fonts/inter.woff2';
import taka from '@marketplace/contracts/design/fonts/taka.woff2';
import { fontsCss } from '@marketplace/contracts/design/fontsCss';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { brandLinks } from './brandFiles';
import { FONT_CSS, fontScript } from './fontScript';
import { printCss } from './printCss';

const cssFor = (locale: Locale) =>
  [fontsCss({ inter, taka, bangla }, locale), tokensCss, baseCss, printCss, FONT_CSS]
    .join('')
    .replace(/\s*\n\s*/g, '');

const css: Record<Locale, string> = { en: cssFor('en'), bn: cssFor('bn'), fr: cssFor('fr') };

const preloadedFonts = [inter, taka].map(
  (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
);

const links = [brandLinks, ...preloadedFonts].join('');

/** Icons, the fonts that every page shows, tokens, base and print styles; once per document. */
export function documentStyle(nonce: string, locale: Locale): string {
  const script = `<script nonce="${nonce}">${fontScript(locale)}</script>`;
  return `${links}<style nonce="${nonce}">${css[locale]}</style>${script}`;
}
