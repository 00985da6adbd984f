import { ATTENDED, SIGNS_OF_A_SHOPPER } from '@marketplace/contracts/onIdle';
import { escapeHtml } from '../../page/escapeHtml';
import { inlineCode } from '../../page/policySources.server';
import { RELOAD_SCRIPT } from './reloadScript';
import { TRUSTED_TYPES_SCRIPT } from './trustedTypesScript';

export interface BootList {
  /** The shell's scripts, in order. */
  scripts: string[];
  /** Files of the page's remotes, requested at the same time. */
  preloads: { href: string; integrity?: string }[];
}

/** Longest wait for the first view, ms: a tab in the background paints nothing. */
const START_LIMIT_MS = 1000;
/** For the answer to a first press, before the page does anything for the next one. */
const ANSWER_MS = 300;
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
 * From the first touch on, what is below the first view (`design/baseCss`) is laid out as it comes near;
 * the rest of that is up to `app/layOutBelowFold`.
 *
 * Until the page is alive it keeps the last press of a button (`app/replayEarlyPress`) and results
 * that stream in; it reloads the page when one of the shell's own scripts is gone.
 */
export const BOOT_SCRIPT = inlineCode(`${TRUSTED_TYPES_SCRIPT}${RELOAD_SCRIPT}(function(w,d){
var late=w.__deferred={settled:{},listeners:{}},files=JSON.parse(d.currentScript.dataset.files),page=d.documentElement,gone=false,attended=false;
w.__settle=function(id,o){late.settled[id]=o;var l=late.listeners[id];if(l)l(o)};
function add(name,attributes){var e=d.createElement(name);for(var k in attributes)e[k]=attributes[k];d.head.appendChild(e)}
function idle(run){w.requestIdleCallback?requestIdleCallback(run,{timeout:${START_LIMIT_MS}}):setTimeout(run,${IDLE_GUESS_MS})}
function frame(run){requestAnimationFrame(function(){idle(run)})}
function go(){if(gone)return;gone=true;
files.scripts.forEach(function(u){add('script',{src:u,async:false,onerror:__reloadOnce})});
files.preloads.forEach(function(f){add('link',{rel:'preload',as:'script',href:f.href,integrity:f.integrity||''})});}
function isOurs(e){return e.type==='pointermove'?!e.movementX&&!e.movementY:e.type==='scroll'&&e.target!==d}
function attend(e){if(attended||isOurs(e))return;attended=true;
if(page.dataset.firstView=='')page.dataset.firstView='over';
go();setTimeout(function(){page.dataset.${ATTENDED}='';w.dispatchEvent(new Event('${ATTENDED}'))},${ANSWER_MS})}
${JSON.stringify(SIGNS_OF_A_SHOPPER)}.forEach(function(s){w.addEventListener(s,attend,{capture:true,passive:true})});
w.addEventListener('click',function(e){
var b=page.dataset.alive==null&&e.target.closest&&e.target.closest('button');
if(b&&b.type==='button'&&!b.hasAttribute('popovertarget'))w.__earlyPress={button:b,text:b.textContent}},true);
var i=d.querySelector('img[fetchpriority="high"]');
setTimeout(go,${START_LIMIT_MS});
if(!i||i.complete)return frame(go);
i.addEventListener('load',function(){frame(go)});i.addEventListener('error',go)
})(window,document)`);

/** The attribute of the script's element. */
export const bootFiles = (list: BootList) => `data-files="${escapeHtml(JSON.stringify(list))}"`;
