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

/**
 * The inline script that starts the page: it waits for the largest picture of the first view, at most
 * 1 s, and then requests every file of its own attribute `data-files` at once. The list stands there so
 * that the script is the same on every page.
 * It also stores results that stream in before the shell's code is loaded, and reloads the page when
 * one of the shell's own scripts is gone.
 */
export const BOOT_SCRIPT = inlineCode(`${TRUSTED_TYPES_SCRIPT}${RELOAD_SCRIPT}(function(d){
var late=window.__deferred={settled:{},listeners:{}},files=JSON.parse(d.currentScript.dataset.files),gone=false;
window.__settle=function(id,o){late.settled[id]=o;var l=late.listeners[id];if(l)l(o)};
function add(name,attributes){var e=d.createElement(name);for(var k in attributes)e[k]=attributes[k];d.head.appendChild(e)}
function go(){if(gone)return;gone=true;
files.scripts.forEach(function(u){add('script',{src:u,async:false,onerror:__reloadOnce})});
files.preloads.forEach(function(f){add('link',{rel:'preload',as:'script',href:f.href,integrity:f.integrity||''})})}
var i=d.querySelector('img[fetchpriority="high"]');
if(!i||i.complete)return go();
i.addEventListener('load',go);i.addEventListener('error',go);setTimeout(go,1000)
})(document)`);

/** The attribute of the script's element. */
export const bootFiles = (list: BootList) => `data-files="${escapeHtml(JSON.stringify(list))}"`;
