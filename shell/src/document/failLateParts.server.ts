import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { LEFT_TO_BROWSER } from '../errors/missingCode';
import { scriptJson } from '../page/escapeHtml';
import { inlineScript } from '../page/policySources.server';

/**
 * At the end of the document, promises without a result fail and boundaries without markup are
 * rendered in the browser; `$!` and `_reactRetry` are what React's own scripts use for a failed
 * boundary. React alone would wait for the document's end, and if the connection breaks off,
 * Chromium's document stays in the state `loading`. Hence the time limit.
 */
const FAIL_SCRIPT = inlineScript`window.__failLate=function(ids){var d=document,settled=__deferred.settled;
function end(){ids.forEach(function(id){if(!settled[id])__settle(id,{failure:true})});
d.querySelectorAll('template[id^="B:"]').forEach(function(t){var b=t.previousSibling;
if(b.data==='$?'){t.dataset.dgst='${LEFT_TO_BROWSER}';b.data='$!';if(b._reactRetry)b._reactRetry()}})}
d.addEventListener('readystatechange',end,{once:true});setTimeout(end,${DOCUMENT_MS})};`;

/**
 * Script of a streamed document, after the boot script. It makes pending regions fail if the
 * document breaks off.
 * @param ids promises that have no result in the page's data
 */
export const failLateParts = (ids: readonly string[]) =>
  `${FAIL_SCRIPT}__failLate(${scriptJson(ids)})`;
