import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { LEFT_TO_BROWSER } from '../errors/missingCode';
import { scriptJson } from '../page/escapeHtml';
import { inlineScript } from '../page/policySources.server';

/**
 * Runs when the document has ended or the time limit has passed. Promises without a result then
 * fail, and the browser renders the regions whose markup has not arrived. `$!` and `_reactRetry`
 * are what React's own scripts use for a failed boundary. The time limit is needed because
 * Chromium's document keeps the state `loading` if the connection breaks.
 */
const FAIL_SCRIPT = inlineScript`window.__failLate=function(ids){var d=document,settled=__deferred.settled;
function end(){ids.forEach(function(id){if(!settled[id])__settle(id,{failure:true})});
d.querySelectorAll('template[id^="B:"]').forEach(function(t){var b=t.previousSibling;
if(b.data==='$?'){t.dataset.dgst='${LEFT_TO_BROWSER}';b.data='$!';if(b._reactRetry)b._reactRetry()}})}
d.addEventListener('readystatechange',end,{once:true});setTimeout(end,${DOCUMENT_MS})};`;

/**
 * Script that follows the boot script of a streamed document. If the document is cut off, this
 * script makes the pending regions fail.
 * @param ids promises that have no result in the page's data
 */
export const failLateParts = (ids: readonly string[]) =>
  `${FAIL_SCRIPT}__failLate(${scriptJson(ids)})`;
