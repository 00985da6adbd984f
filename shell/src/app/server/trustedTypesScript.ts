import { inlineScript } from '../../page/policySources.server';

/**
 * The page's only Trusted Types policy: script URLs must belong to a release, and inserted markup must
 * hold nothing that runs, as the browser's own parser reads it. That parser asks the policy as well, which
 * lets its markup through to a template. The policy comes before any other script; the gateway admits no
 * second one. Texts of shops were made harmless before (`ui/Html`); markup that comes here all the same is
 * shown as text, because refusing it would cost the whole page.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
var isParsing;
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){return(u=new URL(u,location).href).startsWith(location.origin+'/releases/')?u:null},
createHTML:function(h){
if(isParsing)return h;
isParsing=1;
var t=new DOMParser().parseFromString('<template>'+h,'text/html').head.firstChild.content;
isParsing=0;
return /<.?template/i.test(h)||t.querySelector('script,iframe,object,embed,base,meta,link,noscript')||[...t.querySelectorAll('*')].some(e=>[...e.attributes].some(a=>/^on/.test(a.name)||/^[\0- ]*javascript:/i.test(a.value.replace(/\s/g,''))))?h.replace(/</g,'&lt;'):h}
})})(window);`;
