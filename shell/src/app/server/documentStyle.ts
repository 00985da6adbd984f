import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import { fontsCss } from '@marketplace/contracts/design/fonts/fontsCss';
import inter from '@marketplace/contracts/design/fonts/inter.woff2';
import taka from '@marketplace/contracts/design/fonts/taka.woff2';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { type InlineCode, inlineCode } from '../../page/policySources.server';
import { brandLinks } from './brandFiles';
import { FONT_CSS, fontScript } from './fontScript';

/**
 * Print styles of every page: its main part alone, dark on white. Links are printed with their URLs.
 */
const printCss = `@media print {
:root { color-scheme: light; --color-page: white; --color-surface: white; --color-ink: black; --color-ink-soft: black; --color-link: black; }
body > :not(#root), #root > div > :not(main), main nav, main :is(button, form, input, select, textarea) { display: none !important; }
main { padding: 0 !important; }
main * { box-shadow: none !important; }
main :is(p, dd, li) > a:is([href^='/'], [href^='http'])::after { content: ' (' attr(href) ')'; font-size: 0.8em; overflow-wrap: anywhere; }
main :is(article, section, li, tr, figure) { break-inside: avoid; }
h1, h2, h3 { break-after: avoid; }
}`;

const cssFor = (locale: Locale) =>
  [fontsCss({ inter, taka, bangla }, locale), tokensCss, baseCss, printCss, FONT_CSS]
    .join('')
    .replace(/\s*\n\s*/g, '');

const preloadedFonts = [inter, taka].map(
  (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
);

export interface DocumentStyle {
  /** Icons, and the fonts that every page shows. */
  links: string;
  /** Fonts, tokens, base and print styles. */
  css: InlineCode;
  script: InlineCode;
}

const links = [brandLinks, ...preloadedFonts].join('');

const styleFor = (locale: Locale): DocumentStyle => ({
  links,
  css: inlineCode(cssFor(locale)),
  script: inlineCode(fontScript(locale)),
});

/** The part of the head that is the same for every page of a language. */
export const DOCUMENT_STYLES: Readonly<Record<Locale, DocumentStyle>> = {
  en: styleFor('en'),
  bn: styleFor('bn'),
  fr: styleFor('fr'),
};
