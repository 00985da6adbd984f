import { ATTRIBUTES, ELEMENTS } from '@marketplace/contracts/ui/sanitizeHtml';
import { inlineScript } from '../page/policySources.server';
import { IS_OLD } from './oldBrowserScript';

const NAMES = [...ATTRIBUTES.keys()].map((key) => key.replace(/.* /, ''));
const ADDRESSES = ['href', 'src'];
const TEXTS = new Set(
  [...NAMES, 'tabindex', 'rel', 'loading'].filter((name) => !ADDRESSES.includes(name)),
);

/**
 * Matches an attribute, quoted as `sanitizeHtml` quotes it. A URL has a harmless scheme or none.
 */
const ATTRIBUTE = [
  `(?:${[...TEXTS].join('|')})="[^"<>]*"`,
  `(?:${ADDRESSES.join('|')})="(?:(?:https|mailto|tel):|(?![^"<>/?#]*[&:]))[^"<>]*"`,
].join('|');

/** Matches a tag that every parser reads in the same way in any context. */
const PLAIN_TAG = `<\\/?(?:${[...ELEMENTS].join('|')})(?: (?:${ATTRIBUTE}))*>`;

/**
 * The page's only Trusted Types policy. Script URLs must belong to a release. Inserted markup must
 * consist of text and of tags that `sanitizeHtml` writes. Without any other "<", no parser can find
 * an element or attribute that runs code. The policy must not parse the markup itself, because the
 * browser may parse it in another context and read it differently. This script comes before all
 * others, and the gateway allows no second policy. Texts from shops are already sanitized
 * (`ui/Html`). Other markup is shown as text, because an exception would break the whole page. In
 * an old browser, only `oldBrowserScript` inserts markup, and it takes this markup from the
 * document.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){return(u=new URL(u,location).href).startsWith(location.origin+'/releases/')?u:null},
createHTML:function(h){return!(${IS_OLD})&&h.replace(/${PLAIN_TAG}/gi,'').includes('<')?h.replace(/</g,'&lt;'):h}
})})(window);`;
