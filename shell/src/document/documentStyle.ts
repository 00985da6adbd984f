import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import { banglaRanges, unicodeRangeCss } from '@marketplace/contracts/design/fonts/unicodeRanges';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import { inlineCode, inlineScript } from '../page/policySources.server';
import { banglaFaceScript } from './banglaFaceScript';
import { brandLinks } from './brandFiles';

/**
 * Print styles of all pages: dark text on white, the main content without buttons and forms.
 * Containers of sections are blocks, because browsers print a grid that spans two sheets with its
 * boxes over one another.
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

/**
 * Sets an attribute if the page is shown from its top. Content below the fold is then laid out
 * later. After Back or with a fragment in the URL, the browser needs all heights immediately.
 */
const FIRST_VIEW_SCRIPT = inlineScript`(function(p,d){
if(p&&p.type==='navigate'&&!location.hash)d.documentElement.dataset.firstView=''
})(performance.getEntriesByType('navigation')[0],document);`;

/**
 * Sets an attribute in browsers without popovers, which hides the header's sheets until
 * `header/sheetsWithoutPopovers` opens one.
 */
const SHEETS_SCRIPT = inlineScript`(function(r){'popover' in r||(r.dataset.sheets='')})(document.documentElement);`;

const css = [tokensCss, baseCss, printCss]
  .join('')
  .replace(/\s*([{};,\n])\s*/g, '$1')
  .replace(/\n|;(?=})/g, '')
  .replace(/: +/g, ':');

/** Content of `<head>` that is the same on every page. */
export const DOCUMENT_STYLE = {
  /** Tags for icons and manifest. */
  links: brandLinks,
  /** Tokens, base and print styles. */
  css: inlineCode(css),
  /**
   * Runs before the first layout. It sets attributes and styles on which the style sheet depends.
   */
  script: inlineCode(
    FIRST_VIEW_SCRIPT + SHEETS_SCRIPT + banglaFaceScript(bangla, unicodeRangeCss(banglaRanges)),
  ),
};
