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
createHTML:function(h){return /<(script|iframe|object|embed|base|meta|link)\b|<[^>]*[\s/"']on\w+\s*=|<\w("[^"]*"|'[^']*'|[^'">])*[\s/"']on\w+\s*=/i.test(h)||h.split('=').some(function(v){return /^[\s"']*javascript:/i.test(v.replace(/&#(x?)([\da-f]+);?/gi,function(e,x,n){return String.fromCharCode(parseInt(n,x?16:10))}).replace(/&colon;/gi,':').replace(/&(tab|newline);|[\0-\x1f]/gi,''))})?h.replace(/</g,'&lt;'):h}
})})(window);`;
