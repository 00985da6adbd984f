import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { DOCUMENT_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';
import { REPORTS_PATH } from '../errors/reports/Report';
import { escapeHtml } from '../page/escapeHtml';
import { inlineCode, inlineScript } from '../page/policySources.server';
import { IS_OLD, OLD_BROWSER_SCRIPT } from './oldBrowserScript';
import { RELOAD_SCRIPT } from './reloadScript';
import { TRUSTED_TYPES_SCRIPT } from './trustedTypesScript';

export interface BootList {
  /** The shell's scripts, in execution order. */
  scripts: BootFiles;
  /** Files of the page's remotes. They are requested at the same time as the scripts. */
  preloads: BootFiles;
}

/**
 * Subresource Integrity values by URL, as in import maps. The value is empty if the release has
 * none.
 */
export type BootFiles = Readonly<Record<string, string>>;

/** Upper limit for the delay of the start, ms, because background tabs run no frame callbacks. */
const START_LIMIT_MS = 1000;
const { ACTIVITY_EVENTS, ANSWER_MS, INTERACTED } = pageStart;

/** Delay of the start in browsers without `requestIdleCallback`, ms. */
const IDLE_GUESS_MS = 100;

/**
 * The inline script that starts the page. It requests the files in its attribute `data-files` once
 * the largest picture of the first view has loaded and the browser is idle. It requests them
 * earlier if the visitor interacts, and after `START_LIMIT_MS` in any case. The list is an
 * attribute, so that the script itself is the same on every page.
 *
 * A page that the browser prerenders waits until somebody opens it. Until then, the page's code
 * does not run, so a page that nobody sees is not recorded as viewed.
 *
 * Two kinds of events are ignored, because they do not come from a visitor. The browser fires a
 * `pointermove` over no distance when the page moves under a resting pointer. Slides fire `scroll`
 * when they move by themselves.
 *
 * On small phones, content below the fold is hidden at first (`design/baseCss`). This script shows
 * it immediately when the visitor scrolls or presses a key, and after the reaction to a first
 * press. After hydration, `pageStart.layOutBelowFold` takes over.
 *
 * Each file is requested with its integrity and with `crossorigin`, as in `federation/loadScript`.
 * A script uses a preload only if both values are equal, and an integrity policy accepts no other
 * requests.
 *
 * Uncaught errors are stored for `errors/reports/startReporting`. If that code does not load, this
 * script reports the first error to the gateway.
 *
 * Until hydration, the script stores results that stream in, and the last press of a button
 * (`app/replayEarlyPress`). If the page does not hydrate within `PAGE_MS` after a press on a form's
 * button, the script sends the form. The form is not sent if the visitor has ticked an option of
 * another form, because that choice would be lost. The variable `form` is 1 while the form is being
 * sent, and 2 after that; it is 0 if the form was invalid. The form is not sent again until Back
 * restores the page.
 *
 * In a browser that is too old for the shop's scripts, this script does nothing
 * (`oldBrowserScript`).
 *
 * If a script of the shell fails to load, the page reloads immediately or, if the server does not
 * reply, when the device is online again (`reloadScript`).
 */
const START_SCRIPT = inlineScript`(function(w,d){
if(${IS_OLD})return;
var fails=w.__failures=[];
['error','unhandledrejection'].forEach(function(what){w.addEventListener(what,function(e){
if(fails.length<20)fails.push({what:what,error:e.reason||e.error||e.message});if(w.__onFailure)__onFailure()})});
function tell(){if(!fails[0]||w.__onFailure)return;w.__onFailure=Boolean;
fetch('${REPORTS_PATH}',{method:'POST',keepalive:true,credentials:'omit',headers:{'content-type':'application/json'},body:JSON.stringify({composition:JSON.parse(d.getElementById('page-data').textContent).compositionId,path:location.pathname,reports:[{kind:'error',what:'start',message:String(fails[0].error).slice(0,300),count:1}]})})}
setTimeout(tell,${DOCUMENT_MS});w.addEventListener('pagehide',function(){tell();form=0});
var late=w.__deferred={settled:{},listeners:{}},files=JSON.parse(d.currentScript.dataset.files),page=d.documentElement,gone,interacted,form;
w.__settle=function(id,o){late.settled[id]=o;var l=late.listeners[id];if(l)l(o)};
function add(name,attributes){var e=d.createElement(name);for(var k in attributes)e[k]=attributes[k];d.head.appendChild(e)}
function idle(){requestAnimationFrame(function(){w.requestIdleCallback?requestIdleCallback(go,{timeout:${START_LIMIT_MS}}):setTimeout(go,${IDLE_GUESS_MS})})}
function renew(){w.addEventListener('online',__reloadOnce);__reloadOnce()}
function go(){if(gone)return;gone=true;
for(var f in files.scripts)add('script',{src:f,integrity:files.scripts[f],crossOrigin:'',async:false,onerror:renew});
for(f in files.preloads)add('link',{rel:'preload',as:'script',href:f,integrity:files.preloads[f],crossOrigin:''})}
function isOurs(e){return e.type==='pointermove'?!e.movementX&&!e.movementY:e.type==='scroll'&&e.target!==d}
function uncover(){if(page.dataset.firstView=='')page.dataset.firstView='over'}
function interact(e){if(d.prerendering||isOurs(e))return;if(/scroll|wheel|key/.test(e.type))uncover();if(interacted)return;interacted=true;
go();setTimeout(function(){uncover();page.dataset.${INTERACTED}='';w.dispatchEvent(new Event('${INTERACTED}'))},${ANSWER_MS})}
${JSON.stringify(ACTIVITY_EVENTS)}.forEach(function(s){w.addEventListener(s,interact,{capture:true,passive:true})});
w.addEventListener('click',function(e){
var b=page.dataset.alive==null&&e.target.closest&&e.target.closest('button'),f=b&&b.type==='submit'&&b.form&&b.form.method==='post';
if(!b||form===1||!f&&b.type!=='button'||'popover'in b&&b.hasAttribute('popovertarget'))return;
e.stopImmediatePropagation();
if(f){e.preventDefault();if(form)return;
setTimeout(function(){var p=w.__earlyPress;if(form||page.dataset.alive!=null||!p||p.button!==b||[].some.call(d.querySelectorAll('main :checked:not(:default)'),function(o){return o.form!==b.form}))return;w.__earlyPress=null;form=1;b.click();form=b.form.noValidate||b.form.checkValidity()?2:0},${PAGE_MS})}
w.__earlyPress={button:b,text:b.textContent}},true);
function begin(){var i=d.querySelector('img[fetchpriority="high"]');
setTimeout(go,${START_LIMIT_MS});
if(!i||i.complete)return idle();
i.addEventListener('load',idle);i.addEventListener('error',go)}
d.prerendering?d.addEventListener('prerenderingchange',begin,{once:true}):begin()
})(window,document);`;

/** The complete boot script. It is the last script of a document. */
export const BOOT_SCRIPT = inlineCode(
  TRUSTED_TYPES_SCRIPT + OLD_BROWSER_SCRIPT + RELOAD_SCRIPT + START_SCRIPT,
);

/**
 * Attributes of the boot script's element. `data-files` has single quotes, because JSON is full of
 * double quotes. This saves 40 bytes.
 * @param oldBrowserText text for old browsers (`oldBrowserScript`), in the language of the page
 */
export const bootFiles = (list: BootList, oldBrowserText: string) =>
  `data-files='${escapeHtml(JSON.stringify(list)).replaceAll('&quot;', '"')}' data-old="${escapeHtml(oldBrowserText)}"`;
