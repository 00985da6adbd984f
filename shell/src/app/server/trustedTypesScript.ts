import { inlineScript } from '../../page/policySources.server';

/**
 * The page's only Trusted Types policy: script URLs must belong to a release, and inserted markup must
 * hold nothing that runs. Letters, tabs and line ends that are written as entities are refused after a "=":
 * neither React nor `ui/Html` writes them, and they hide the scheme of an address. The policy comes before any
 * other script; the gateway admits no second one. Texts of shops were made harmless before (`ui/Html`); markup
 * that comes here all the same is shown as text, because refusing it would cost the whole page.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){var a=new URL(u,location.href);return a.origin===location.origin&&/^\/releases\//.test(a.pathname)?a.href:null},
createHTML:function(h){return /<(script|iframe|object|embed|base|meta|link)\b|<[^>]*[\s/"']on\w+\s*=|<\w("[^"]*"|'[^']*'|[^'">])*([\s/]|"[^"]*"|'[^']*')on\w+\s*=|=[^>]*&(colon|tab|newline|#0*(9|1[03]|6[5-9]|[7-9]\d|1[0-2]\d)(?!\d)|#x0*([9ad]|[4-7][\da-f])(?![\da-f]))/i.test(h)||/=\W*javascript[:&]/i.test(h.replace(/[\0-\x1f]/g,''))?h.replace(/</g,'&lt;'):h}
})})(window);`;
