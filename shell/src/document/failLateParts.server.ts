import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { LEFT_TO_BROWSER } from '../errors/missingCode';
import { scriptJson } from '../page/escapeHtml';
import { inlineScript } from '../page/policySources.server';

/**
 * At the end of the document promises without a result fail, and boundaries without markup are rendered in the
 * browser: `$!` and `_reactRetry` are what React's own scripts do for one that failed. The time limit is for
 * Chromium, whose document stays `loading` where the connection breaks off; React alone would wait for its end.
 */
const FAIL_SCRIPT = inlineScript`window.__failLate=function(ids){var d=document,settled=__deferred.settled;
function end(){ids.forEach(function(id){if(!settled[id])__settle(id,{failure:true})});
d.querySelectorAll('template[id^="B:"]').forEach(function(t){var b=t.previousSibling;
if(b.data==='$?'){t.dataset.dgst='${LEFT_TO_BROWSER}';b.data='$!';if(b._reactRetry)b._reactRetry()}})}
d.addEventListener('readystatechange',end,{once:true});setTimeout(end,${DOCUMENT_MS})};`;

/**
 * The script of a document that streams, after the boot script: its late parts fail where it breaks off.
 *
 * @param ids of the promises that the page's data has without a result
 */
export const failLateParts = (ids: readonly string[]) =>
  `${FAIL_SCRIPT}__failLate(${scriptJson(ids)})`;
