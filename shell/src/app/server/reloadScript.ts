/**
 * `window.__reloadOnce` (see `errors/reloadOnce.ts`), written into the page because it is needed
 * when files are not to be had. When it last reloaded is kept in the window's name: that outlives a
 * reload like session storage does, and no setting of the browser blocks it, so that a page without
 * storage reloads once as well and never in a loop. The server is asked first whether it is there.
 */
export const RELOAD_SCRIPT = `(function(w){
var asking,mark=/ ?reloaded-(\\d+)/;
w.__reloadOnce=function(){return asking=asking||new Promise(function(done){
var last=mark.exec(w.name),timer=setTimeout(stay,2000),isLate=false;
function stay(){isLate=true;asking=0;clearTimeout(timer);done(false)}
if(navigator.onLine===false||last&&Math.abs(Date.now()-last[1])<6e4)return stay();
fetch('/healthz',{cache:'no-store'}).then(function(r){
if(isLate)return;
if(!r.ok)return stay();
clearTimeout(timer);
w.name=w.name.replace(mark,'')+' reloaded-'+Date.now();
location.reload()
},stay)})}
})(window);`;
