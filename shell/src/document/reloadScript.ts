import { STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { inlineScript } from '../page/policySources.server';

/**
 * Defines `window.__reloadOnce` (see `errors/missingCode.ts`). It is inline, because it must work
 * when files fail to load. To prevent a reload loop, it stores the time of the last reload in
 * `window.name`. That name survives a reload and, unlike session storage, cannot be blocked. Before
 * a reload, it checks that the server replies.
 */
export const RELOAD_SCRIPT = inlineScript`(function(w){
var asking,mark=/ ?reloaded-(\d+)/;
w.__reloadOnce=function(){
var last=mark.exec(w.name);
if(!asking&&(navigator.onLine===false||last&&Math.abs(Date.now()-last[1])<6e4))return Promise.resolve(false);
return asking=asking||new Promise(function(done){
var timer=setTimeout(stay,${STEP_MS}),isLate=false;
function stay(){isLate=true;asking=0;clearTimeout(timer);done(false)}
fetch('/healthz',{cache:'no-store'}).then(function(r){
if(isLate)return;
if(!r.ok)return stay();
clearTimeout(timer);
w.name=w.name.replace(mark,'')+' reloaded-'+Date.now();
location.reload()
},stay)})}
})(window);`;
