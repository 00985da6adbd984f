import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import { banglaRanges, unicodeRangeCss } from '@marketplace/contracts/design/fonts/unicodeRanges';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import type { Theme } from '@marketplace/contracts/testSession';
import { inlineCode } from '../page/policySources.server';
import { ATTRIBUTES_SCRIPT } from './attributesScript';
import { banglaFaceScript } from './banglaFaceScript';
import { brandLinks } from './brandFiles';

/**
 * Print styles of all pages: dark text on white, the main content without buttons and forms.
 * Containers of sections are blocks, because browsers print the boxes of a grid over one another if
 * the grid spans two sheets.
 */
const printCss = `@media print {
:root { color-scheme: light; --color-page: white; --color-surface: white; --color-ink: black; --color-ink-soft: black; --color-link: black; }
body > :not(#root), #root > div > :not(main), main nav, main :is(button, form, input, select, textarea) { display: none !important; }
main * { box-shadow: none !important; }
:root main div:has(section, article) { display: block; }
:root main div:has(section, article) > * + * { margin-top: 16px; }
main :is(article, section, li, tr, figure) { break-inside: avoid; }
h1, h2, h3 { break-after: avoid; }
}`;

const css = [tokensCss, baseCss, printCss].join('');

const shorten = (styles: string) =>
  styles
    .replace(/\s*([{};,\n])\s*/g, '$1')
    .replace(/\n|;(?=})/g, '')
    .replace(/: +/g, ':');

/** Uses the colours of one theme on every device. */
const fixTheme = (theme: Theme) =>
  css.replaceAll('(prefers-color-scheme: dark)', theme === 'dark' ? 'all' : 'not all');

/** Content of `<head>` that is the same on every page. */
export const DOCUMENT_STYLE = {
  /** Tags for icons and manifest. */
  links: brandLinks,
  /** Runs before the first layout: sets attributes of the document, and looks for a Bangla font. */
  script: inlineCode(ATTRIBUTES_SCRIPT + banglaFaceScript(bangla, unicodeRangeCss(banglaRanges))),
};

const STYLES = {
  ofDevice: inlineCode(shorten(css)),
  light: inlineCode(shorten(fixTheme('light'))),
  dark: inlineCode(shorten(fixTheme('dark'))),
};

/**
 * Styles of every document: design tokens, base styles and print styles.
 * @param theme colours to use on every device; by default those that the device prefers
 */
export const styleOf = (theme: Theme | undefined) => STYLES[theme ?? 'ofDevice'];
