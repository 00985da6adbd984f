import { inlineScript } from '../page/policySources.server';
import { IS_OLD } from './oldBrowserScript';

/**
 * Sets and removes attributes of the document on which styles depend:
 *
 * - `data-without-scripts`, with which the server sends every document (`design/withoutScripts`),
 *   is removed.
 * - `data-first-view` is set if the page is shown from its top. Content below the fold is then laid
 *   out later. After Back or with a fragment in the URL, the browser needs all heights immediately.
 * - `data-sheets` is set in browsers without popovers. It hides the header's sheets until
 *   `header/sheetsWithoutPopovers` opens one.
 *
 * Nothing changes in a browser that is too old for the shop's scripts, because no script would ever
 * show what these attributes hide.
 */
export const ATTRIBUTES_SCRIPT = inlineScript`(function(w,r,p){
if(${IS_OLD})return;
delete r.dataset.withoutScripts;
if(p&&p.type==='navigate'&&!location.hash)r.dataset.firstView='';
'popover' in r||(r.dataset.sheets='')
})(window,document.documentElement,performance.getEntriesByType('navigation')[0]);`;
