import { baseCss } from '@marketplace/contracts/design/baseCss';
import bangla from '@marketplace/contracts/design/fonts/bangla.woff2';
import { banglaRanges, unicodeRangeCss } from '@marketplace/contracts/design/fonts/unicodeRanges';
import { tokensCss } from '@marketplace/contracts/design/tokens';
import { inlineCode, inlineScript } from '../page/policySources.server';
import { banglaFaceScript } from './banglaFaceScript';
import { brandLinks } from './brandFiles';

/** Print styles of all pages: only the main content, dark on white, with the URLs of its links. */
const printCss = `@media print {
:root { color-scheme: light; --color-page: white; --color-surface: white; --color-ink: black; --color-ink-soft: black; --color-link: black; }
body > :not(#root), #root > div > :not(main), main nav, main :is(button, form, input, select, textarea) { display: none !important; }
main { padding: 0 !important; }
main * { box-shadow: none !important; }
main :is(p, dd, li) > a:is([href^='/'], [href^='http'])::after { content: ' (' attr(href) ')'; font-size: 0.8em; overflow-wrap: anywhere; }
main :is(article, section, li, tr, figure) { break-inside: avoid; }
h1, h2, h3 { break-after: avoid; }
}`;

/**
 * Sets an attribute on a page that is shown from its top: content below the fold may then be laid
 * out later. After Back, or with a fragment in the URL, the browser needs all heights immediately.
 */
const FIRST_VIEW_SCRIPT = inlineScript`(function(p,d){
if(p&&p.type==='navigate'&&!location.hash)d.documentElement.dataset.firstView=''
})(performance.getEntriesByType('navigation')[0],document);`;

const css = [tokensCss, baseCss, printCss]
  .join('')
  .replace(/\s*([{};,\n])\s*/g, '$1')
  .replace(/\n|;(?=})/g, '')
  .replace(/: +/g, ':');

/** The content of the head that is the same on every page. */
export const DOCUMENT_STYLE = {
  /** Icons. */
  links: brandLinks,
  /** Tokens, base and print styles. */
  css: inlineCode(css),
  /** Runs before the first layout and sets attributes on which the style sheet depends. */
  script: inlineCode(FIRST_VIEW_SCRIPT + banglaFaceScript(bangla, unicodeRangeCss(banglaRanges))),
};
