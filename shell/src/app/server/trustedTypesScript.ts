import { inlineScript } from '../../page/policySources.server';

/**
 * The page's only Trusted Types policy: script URLs must belong to a release, and inserted markup must
 * hold nothing that runs. The browser's own parser reads the markup first, into a template, and writes it
 * with each attribute in quotes and without entities; it asks the policy as well, which lets that through.
 * The policy comes before any other script; the gateway admits no second one. Texts of shops were made
 * harmless before (`ui/Html`); markup that comes here all the same is shown as text, because refusing it
 * would cost the whole page.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
var isParsing;
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){return(u=new URL(u,location).href).startsWith(location.origin+'/releases/')?u:null},
createHTML:function(h){
if(isParsing)return h;
isParsing=1;
var read=new DOMParser().parseFromString('<template>'+h,'text/html').documentElement.innerHTML.replace(/[\0-\x1f]/g,'');
isParsing=0;
return /<(script|iframe|object|embed|base|meta|link|noscript)\b| on\w+="|=" *javascript:/i.test(read)?h.replace(/</g,'&lt;'):h}
})})(window);`;
