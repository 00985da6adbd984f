/** Sanitised HTML; only `sanitizeHtml` creates it. */
export type Sanitized = string & { readonly isSanitized: true };

/** Text, lists, tables, links and pictures; of other elements only the text is kept. */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'h2 h3 h4 p br hr blockquote ul ol li dl dt dd div strong b em i u s small sub sup span a ' +
    'code pre table caption thead tbody tr th td img figure figcaption'
  ).split(' '),
);
const EMPTY = new Set(['br', 'hr', 'img']);

/** Maximum nesting; deeper markup has no meaning and slows browsers down. */
const DEEPEST = 32;

// Everything that "<" may begin. An unterminated token extends to the end of the input, so that
// nothing is read twice and the time is linear.
const TOKENS = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    // Elements whose content is not text, or is parsed by other rules.
    '<(script|style|textarea|title|iframe|noscript|noembed|noframes|xmp|plaintext|template|svg|math|select|object)\\b[^]*?(?:</\\1[^>]*>?|$)',
    '<[!?][^>]*>?',
    '<(/?)([a-z][^\\s/>]*)((?:[^>=]+|=\\s*(?:"[^"]*(?:"|$)|\'[^\']*(?:\'|$))?)*)>?',
    '[<>]',
  ].join('|'),
  'gi',
);

/**
 * Sanitises a host's HTML by rewriting it: known elements and attributes are kept, every element is
 * closed, and everything else becomes text. The result runs no script, sets no style and cannot
 * break out of its container, and every browser parses it in the same way. Runs on server and
 * browser with the same result. Libraries for this are larger than the page around the text, or
 * need a DOM.
 * @param html of any length, sanitised by the host or not
 */
export function sanitizeHtml(html: string): Sanitized {
  const open: string[] = [];
  const closeFrom = (index: number) =>
    open.splice(index).reduceRight((closed, name) => `${closed}</${name}>`, '');
  const write = (name: string, isEnd: boolean, attributes: string) => {
    if (!ELEMENTS.has(name)) return '';
    if (isEnd) return open.includes(name) ? closeFrom(open.lastIndexOf(name)) : '';
    if (EMPTY.has(name)) return startTag(name, attributes);
    return open.length < DEEPEST && open.push(name) ? startTag(name, attributes) : '';
  };
  const body = html.replace(TOKENS, (token, _unread, slash, tag?: string, attributes = '') => {
    if (tag) return write(tag.toLowerCase(), slash !== '', attributes);
    return token.length === 1 ? escapeMarkup(token) : '';
  });
  return (body + closeFrom(0)) as Sanitized; // the brand exists for the compiler alone
}

const WORD = /^[\w-]{1,20}$/;
const TEXT = /^/;
// An allowed scheme, or a path without one: no colon, literal or as an entity, before the path, and
// no second character that could make it another host.
const LINK = /^(?:https:|mailto:|tel:|(?!\/[/\\&\s<>"=:])[^:&\\/?#<>"=]*(?:[/?#]|$))/i;
const OWN_PICTURE = /^\/(?!\/)[^:&\\?#<>"=\s]*(?:[?#]|$)/;

/** Element and attribute, or an attribute that every element may have. */
export const ATTRIBUTES: ReadonlyMap<string, RegExp> = new Map([
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
 * Start tag of an allowed element with its safe attributes; empty for a picture of another origin.
 * @param written attributes as written
 */
function startTag(name: string, written: string): string {
  const kept = new Map<string, string>();
  for (const [, attribute = '', ...values] of written.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    const rule = ATTRIBUTES.get(`${name} ${key}`) ?? ATTRIBUTES.get(key);
    const value = values.find((each) => each !== undefined)?.trim() ?? '';
    if (rule?.test(value) && !kept.has(key)) kept.set(key, value);
  }
  // A table wider than a phone scrolls, which must be possible by keyboard.
  if (name === 'table') kept.set('tabindex', '0');
  if (name === 'a') kept.set('rel', 'nofollow noopener');
  if (name === 'img') {
    if (!kept.has('src')) return '';
    kept.set('alt', kept.get('alt') ?? '').set('loading', 'lazy');
  }
  const attributes = [...kept].map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${attributes.join('')}>`;
}

const SPECIAL = /^(?:https|mailto|tel):|[<>"=:]/gi;

/**
 * Text for an element or a quoted attribute; entities in it stay what they are. Also without what
 * the page's Trusted Types could take for a handler or a scheme.
 */
const escapeMarkup = (text: string) =>
  text.replace(SPECIAL, (found) => (found.length > 1 ? found : `&#${found.charCodeAt(0)};`));
