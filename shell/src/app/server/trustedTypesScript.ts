import { inlineScript } from '../../page/policySources.server';

/**
 * The page's only Trusted Types policy: script URLs must belong to a release, and inserted markup must
 * hold nothing that runs. It comes before any other script; the gateway's policy admits no second one. What shops wrote was made harmless before (`ui/Html`); what
 * comes here all the same is shown as text, because refusing it would cost the whole page.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){var a=new URL(u,location.href);return a.origin===location.origin&&/^\/releases\//.test(a.pathname)?a.href:null},
createHTML:function(h){return /<(script|iframe|object|embed|base|meta|link)\b|<[^>]*\son\w+\s*=|<[^>]*=\W*javascript:/i.test(h)?h.replace(/</g,'&lt;'):h}
})})(window);`;
