import { msg } from '@lingui/core/macro';
import { inlineScript } from '../page/policySources.server';

/**
 * Expression that is true in a browser that is too old for the shop's scripts. It tests for two
 * features. Browsers before Chromium 108, Safari 16.4 and Firefox 113 lack at least one of them.
 * The oldest supported browsers are Chromium 109, Safari 16.4 and Firefox 115 (decision 092).
 */
export const IS_OLD = "!(w.CompressionStream&&w.CSS&&CSS.supports('height','1dvh'))";

export const OLD_BROWSER_TEXT = msg`This browser is too old for some parts of the shop. You can still search and order.`;

/**
 * In an old browser, shows the content of `<noscript>`, and a bar above the header. The bar says
 * that the browser is too old; its text is the attribute `data-old`. The shop's scripts do not
 * load, and the styles for pages without scripts stay in force (`attributesScript`).
 */
export const OLD_BROWSER_SCRIPT = inlineScript`(function(w,d){
if(!(${IS_OLD}))return;
[].forEach.call(d.querySelectorAll('noscript'),function(n){n.insertAdjacentHTML('afterend',n.textContent);n.remove()});
d.body.insertAdjacentHTML('afterbegin','<p role="status">'+d.currentScript.dataset.old);
d.body.firstChild.style.cssText='padding:12px 16px;background:var(--color-warn-soft);color:var(--color-warn)'
})(window,document);`;
