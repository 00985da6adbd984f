import { ATTRIBUTES, ELEMENTS } from '@marketplace/contracts/ui/sanitizeHtml';
import { inlineScript } from '../page/policySources.server';

const NAMES = [...ATTRIBUTES.keys()].map((key) => key.replace(/.* /, ''));
const ADDRESSES = ['href', 'src'];
const TEXTS = new Set(
  [...NAMES, 'tabindex', 'rel', 'loading'].filter((name) => !ADDRESSES.includes(name)),
);

/** An attribute, quoted as `sanitizeHtml` quotes it. A URL has a harmless scheme or none. */
const ATTRIBUTE = [
  `(?:${[...TEXTS].join('|')})="[^"<>]*"`,
  `(?:${ADDRESSES.join('|')})="(?:(?:https|mailto|tel):|(?![^"<>/?#]*[&:]))[^"<>]*"`,
].join('|');

/** A tag that every parser reads the same way in any context. */
const PLAIN_TAG = `<\\/?(?:${[...ELEMENTS].join('|')})(?: (?:${ATTRIBUTE}))*>`;

/**
 * The page's only Trusted Types policy. Script URLs must belong to a release, and inserted markup
 * must consist of text and of tags that `sanitizeHtml` writes. No other "<" may remain, so no
 * parser can find an element or attribute that runs code. Parsing the markup here would not be
 * safe, because the browser may then parse it in another context and read it differently. The
 * policy precedes all other scripts, and the gateway allows no second one. Texts of shops are
 * already sanitized (`ui/Html`); other markup is shown as text, because an exception would break
 * the whole page.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){return(u=new URL(u,location).href).startsWith(location.origin+'/releases/')?u:null},
createHTML:function(h){return h.replace(/${PLAIN_TAG}/gi,'').includes('<')?h.replace(/</g,'&lt;'):h}
})})(window);`;
