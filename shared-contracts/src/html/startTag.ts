import { escapeMarkup } from './escapeMarkup';

const WORD = /^[\w-]{1,20}$/;
const TEXT = /^/;
// Either one of three schemes or none: no colon, written out or not, before the path begins.
const LINK = /^(?:https:|mailto:|tel:|(?!\/[/\\&\s])[^:&\\/?#<>"=]*(?:[/?#]|$))/i;
const OWN_PICTURE = /^\/(?!\/)[^:&\\?#<>"=\s]*(?:[?#]|$)/;

/** Element and attribute, or the attribute alone where every element may have it. */
const ATTRIBUTES = new Map([
  ['lang', WORD],
  ['dir', WORD],
  ['a href', LINK],
  ['a title', TEXT],
  ['img src', OWN_PICTURE],
  ['img alt', TEXT],
  ['img width', WORD],
  ['img height', WORD],
  ['td colspan', WORD],
  ['td rowspan', WORD],
  ['th colspan', WORD],
  ['th rowspan', WORD],
  ['th scope', WORD],
]);

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/**
 * The start of an element of a host's text with those of its attributes that are known and mean no
 * harm; nothing for a picture that is not of this origin.
 * @param written its attributes as they were written
 */
export function startTag(name: string, written: string): string {
  const kept = new Map<string, string>();
  for (const [, attribute = '', ...values] of written.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    const rule = ATTRIBUTES.get(`${name} ${key}`) ?? ATTRIBUTES.get(key);
    const value = values.find((each) => each !== undefined)?.trim() ?? '';
    if (rule?.test(value) && !kept.has(key)) kept.set(key, value);
  }
  // One that is wider than a phone is scrolled, which a keyboard must be able to do.
  if (name === 'table') kept.set('tabindex', '0');
  if (name === 'a') kept.set('rel', 'nofollow noopener');
  if (name === 'img') {
    if (!kept.has('src')) return '';
    kept.set('alt', kept.get('alt') ?? '').set('loading', 'lazy');
  }
  const attributes = [...kept].map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${attributes.join('')}>`;
}
