import { pageLife } from '@marketplace/contracts/rendering';
import { DOCUMENT_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { REPORTS_PATH } from '../errors/reports/Report';
import { escapeHtml } from '../page/escapeHtml';
import { inlineCode, inlineScript } from '../page/policySources.server';
import { RELOAD_SCRIPT } from './reloadScript';
import { TRUSTED_TYPES_SCRIPT } from './trustedTypesScript';

export interface BootList {
  /** The shell's scripts, in order. */
  scripts: BootFiles;
  /** Files of the page's remotes, requested at the same time. */
  preloads: BootFiles;
}

/**
 * Address → Subresource Integrity value, as import maps have it: the browser runs nothing else under that
 * address. Empty where a release names none.
 */
export type BootFiles = Readonly<Record<string, string>>;

/** Longest delay of the start, ms: a tab in the background paints nothing. */
const START_LIMIT_MS = 1000;
const { ACTIVITY_EVENTS, ANSWER_MS, INTERACTED } = pageLife;

/** Delay of the start in browsers without an idle callback, ms. */
const IDLE_GUESS_MS = 100;

/**
 * The inline script that starts the page: once the largest picture of the first view is there and the
 * browser is idle, or at the first touch, it requests every file of its own attribute `data-files` at
 * once. The list stands there so that the script is the same on every page.
 *
 * Two events come without a shopper: a page that is laid out under a resting pointer gets a
 * `pointermove` of no distance, and slides scroll by themselves.
 *
 * What is below the first view (`design/baseCss`) is laid out as it comes near, at once for somebody who
 * scrolls, and after the answer to a first press; the rest of that is up to `app/layOutBelowFold`.
 *
 * Each file is requested with its integrity, and with `crossorigin` as `federation/loadScript` has it: a
 * preload is used only by a script with the same two, and an integrity policy accepts no other requests.
 *
 * Uncaught errors are kept for `errors/reports/startReporting`, and told to the gateway from here where
 * that does not come. Until the page is alive it keeps the last press of a button (`app/replayEarlyPress`), of a
 * form's that is posted too (`form`: 1 while that is sent by itself, 2 once it has been, and not again until
 * Back restores the page; it waits where an option of another form was ticked, which it does not send along),
 * and results that stream in; it reloads the page when one of the shell's own scripts cannot be had, at once or
 * when the phone is online again.
 */
const START_SCRIPT = inlineScript`(function(w,d){
var fails=w.__failures=[];
['error','unhandledrejection'].forEach(function(what){w.addEventListener(what,function(e){
if(fails.length<20)fails.push({what:what,error:e.reason||e.error||e.message});if(w.__onFailure)__onFailure()})});
function tell(){if(!fails[0]||w.__onFailure)return;w.__onFailure=Boolean;
fetch('${REPORTS_PATH}',{method:'POST',keepalive:true,credentials:'omit',headers:{'content-type':'application/json'},body:JSON.stringify({composition:JSON.parse(d.getElementById('page-data').textContent).compositionId,path:location.pathname,reports:[{kind:'error',what:'start',message:String(fails[0].error).slice(0,300),count:1}]})})}
setTimeout(tell,${DOCUMENT_MS});w.addEventListener('pagehide',function(){tell();form=0});
var late=w.__deferred={settled:{},listeners:{}},files=JSON.parse(d.currentScript.dataset.files),page=d.documentElement,gone,attended,form;
w.__settle=function(id,o){late.settled[id]=o;var l=late.listeners[id];if(l)l(o)};
function add(name,attributes){var e=d.createElement(name);for(var k in attributes)e[k]=attributes[k];d.head.appendChild(e)}
function idle(){requestAnimationFrame(function(){w.requestIdleCallback?requestIdleCallback(go,{timeout:${START_LIMIT_MS}}):setTimeout(go,${IDLE_GUESS_MS})})}
function renew(){w.addEventListener('online',__reloadOnce);__reloadOnce()}
function go(){if(gone)return;gone=true;
for(var f in files.scripts)add('script',{src:f,integrity:files.scripts[f],crossOrigin:'',async:false,onerror:renew});
for(f in files.preloads)add('link',{rel:'preload',as:'script',href:f,integrity:files.preloads[f],crossOrigin:''})}
function isOurs(e){return e.type==='pointermove'?!e.movementX&&!e.movementY:e.type==='scroll'&&e.target!==d}
function uncover(){if(page.dataset.firstView=='')page.dataset.firstView='over'}
function attend(e){if(isOurs(e))return;if(/scroll|wheel|key/.test(e.type))uncover();if(attended)return;attended=true;
go();setTimeout(function(){uncover();page.dataset.${INTERACTED}='';w.dispatchEvent(new Event('${INTERACTED}'))},${ANSWER_MS})}
${JSON.stringify(ACTIVITY_EVENTS)}.forEach(function(s){w.addEventListener(s,attend,{capture:true,passive:true})});
w.addEventListener('click',function(e){
var b=page.dataset.alive==null&&e.target.closest&&e.target.closest('button'),f=b&&b.type==='submit'&&b.form&&b.form.method==='post';
if(!b||form===1||!f&&b.type!=='button'||b.hasAttribute('popovertarget'))return;
e.stopImmediatePropagation();
if(f){e.preventDefault();if(form)return;
setTimeout(function(){var p=w.__earlyPress;if(form||page.dataset.alive!=null||!p||p.button!==b||[].some.call(d.querySelectorAll('main :checked:not(:default)'),function(o){return o.form!==b.form}))return;w.__earlyPress=null;form=1;b.click();form=b.form.noValidate||b.form.checkValidity()?2:0},${PAGE_MS})}
w.__earlyPress={button:b,text:b.textContent}},true);
var i=d.querySelector('img[fetchpriority="high"]');
setTimeout(go,${START_LIMIT_MS});
if(!i||i.complete)return idle();
i.addEventListener('load',idle);i.addEventListener('error',go)
})(window,document);`;

/** All that the last script of a document does. */
export const BOOT_SCRIPT = inlineCode(TRUSTED_TYPES_SCRIPT + RELOAD_SCRIPT + START_SCRIPT);

/** The attribute of the script's element, in single quotes: of the others JSON is full (40 bytes). */
export const bootFiles = (list: BootList) =>
  `data-files='${escapeHtml(JSON.stringify(list)).replaceAll('&quot;', '"')}'`;
