import { msg } from '@lingui/core/macro';
import { inlineScript } from '../page/policySources.server';

/**
 * True in a browser that is older than the oldest promised ones (decision 092): Chromium 109, Safari
 * 16.4, Firefox 115. They are recognised by what browsers before Chromium 108, Safari 16.4 and
 * Firefox 113 lack.
 */
export const IS_OLD = "!(w.CompressionStream&&w.CSS&&CSS.supports('height','1dvh'))";

export const OLD_BROWSER_TEXT = msg`This browser is too old for some parts of the shop. You can still search and order.`;

/**
 * Makes a page without scripts of a page in an old browser: shows what is in `<noscript>`, applies
 * the styles for pages without scripts, and says so above the header. The shop's scripts do not load there.
 * The text of the bar is the attribute `data-old`.
 */
export const OLD_BROWSER_SCRIPT = inlineScript`(function(w,d){
if(!(${IS_OLD}))return;
function each(name,run){[].forEach.call(d.querySelectorAll(name),run)}
each('noscript',function(n){n.insertAdjacentHTML('afterend',n.textContent);n.remove()});
if(d.adoptedStyleSheets)each('style',function(s){
var c=new CSSStyleSheet;
c.replaceSync(s.textContent.replace(/\(scripting: ?none\)/g,'all'));
d.adoptedStyleSheets=[].slice.call(d.adoptedStyleSheets).concat(c)});
var bar=d.createElement('p');
bar.setAttribute('role','status');
bar.textContent=d.currentScript.dataset.old;
bar.style.cssText='padding:12px 16px;background:var(--color-warn-soft);color:var(--color-warn)';
d.body.insertBefore(bar,d.body.firstChild)
})(window,document);`;
