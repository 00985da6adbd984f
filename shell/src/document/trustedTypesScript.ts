import { ATTRIBUTES, ELEMENTS } from '@marketplace/contracts/ui/sanitizeHtml';
import { inlineScript } from '../page/policySources.server';

const NAMES = [...ATTRIBUTES.keys()].map((key) => key.replace(/.* /, ''));
const ADDRESSES = ['href', 'src'];
const TEXTS = new Set(
  [...NAMES, 'tabindex', 'rel', 'loading'].filter((name) => !ADDRESSES.includes(name)),
);

/** An attribute in the quotes that `sanitizeHtml` writes; an address has a harmless scheme, or none. */
const ATTRIBUTE = [
  `(?:${[...TEXTS].join('|')})="[^"<>]*"`,
  `(?:${ADDRESSES.join('|')})="(?:(?:https|mailto|tel):|(?![^"<>/?#]*[&:]))[^"<>]*"`,
].join('|');

/** A tag that every parser reads as the same, whatever surrounds it. */
const PLAIN_TAG = `<\\/?(?:${[...ELEMENTS].join('|')})(?: (?:${ATTRIBUTE}))*>`;

/**
 * The page's only Trusted Types policy: script URLs must belong to a release, and inserted markup must
 * be made of tags that `sanitizeHtml` writes and of text. Nothing else has a "<", so that no parser can
 * find an element or attribute that runs something: reading the markup with a parser of our own judged
 * it in one context, and the browser then read it in another. The policy comes before any other script;
 * the gateway admits no second one. Texts of shops were made harmless before (`ui/Html`); markup that
 * comes here all the same is shown as text, because refusing it would cost the whole page.
 */
export const TRUSTED_TYPES_SCRIPT = inlineScript`(function(w){
if(!w.trustedTypes)return;
w.trustedTypes.createPolicy('default',{
createScriptURL:function(u){return(u=new URL(u,location).href).startsWith(location.origin+'/releases/')?u:null},
createHTML:function(h){return h.replace(/${PLAIN_TAG}/gi,'').includes('<')?h.replace(/</g,'&lt;'):h}
})})(window);`;
