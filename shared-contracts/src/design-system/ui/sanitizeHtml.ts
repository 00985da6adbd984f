/** Sanitised HTML; only `sanitizeHtml` creates it. */
export type Sanitized = string & { readonly isSanitized: true };

/**
 * Elements that the sanitiser keeps: text, lists, tables, links and pictures. Of all other
 * elements, at most the text is kept.
 */
export const ELEMENTS: ReadonlySet<string> = new Set(
  (
    'h2 h3 h4 p br hr blockquote ul ol li dl dt dd div strong b em i u s small sub sup span a ' +
    'code pre table caption thead tbody tr th td img figure figcaption'
  ).split(' '),
);
const EMPTY = new Set(['br', 'hr', 'img']);

/** Maximum nesting; deeper markup has no meaning and slows browsers down. */
const DEEPEST = 32;

// Matches every token that starts with "<", and a lone ">". A token without an end extends to the
// end of the input, so that no character is read twice and the time is linear.
const TOKENS = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    // Elements whose content is not text or is parsed by other rules; they are removed with their
    // content.
    '<(script|style|textarea|title|iframe|noscript|noembed|noframes|xmp|plaintext|template|svg|math|select|object)\\b[^]*?(?:</\\1[^>]*>?|$)',
    '<[!?][^>]*>?',
    '<(/?)([a-z][^\\s/>]*)((?:[^>=]+|=\\s*(?:"[^"]*(?:"|$)|\'[^\']*(?:\'|$))?)*)>?',
    '[<>]',
  ].join('|'),
  'gi',
);

/**
 * Sanitises HTML from the API by rewriting it. Keeps known elements and attributes, and closes
 * every element. Of other elements, at most the text is kept. The result runs no script, sets no
 * style, cannot break out of its container, and is the same in every browser and on the server.
 * Uses no library, because libraries for this are larger than the page around the text, or need a
 * DOM.
 * @param html of any length, whether the API has sanitised it or not
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
  // The cast is safe: the brand `isSanitized` exists only for the compiler.
  return (body + closeFrom(0)) as Sanitized;
}

const WORD = /^[\w-]{1,20}$/;
const TEXT = /^/;
// Matches a URL with an allowed scheme, or a path. A path must not contain a colon before its first
// slash, literal or as an entity, because the colon would end a scheme. It must not begin with "//"
// or a variant of that, which would name another host.
const LINK = /^(?:https:|mailto:|tel:|(?!\/[/\\&\s<>"=:])[^:&\\/?#<>"=]*(?:[/?#]|$))/i;
/**
 * Matches a link with a scheme. Any other allowed link is a path within the shop, which search
 * engines may follow.
 */
const LEAVES_SHOP = /^\w+:/;
const OWN_PICTURE = /^\/(?!\/)[^:&\\?#<>"=\s]*(?:[?#]|$)/;

/**
 * Patterns of the allowed attribute values. The key is an element and its attribute, or an
 * attribute that every element may have.
 */
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
 * @returns the start tag of an allowed element with its safe attributes; an empty string for a
 * picture whose URL is missing or not of the shop
 * @param written attributes as written in the HTML
 */
function startTag(name: string, written: string): string {
  const kept = new Map<string, string>();
  for (const [, attribute = '', ...values] of written.matchAll(ATTRIBUTE)) {
    const key = attribute.toLowerCase();
    const rule = ATTRIBUTES.get(`${name} ${key}`) ?? ATTRIBUTES.get(key);
    const value = values.find((each) => each !== undefined)?.trim() ?? '';
    if (rule?.test(value) && !kept.has(key)) kept.set(key, value);
  }
  // Makes a table focusable, because a table that is too wide for the screen can be scrolled by
  // keyboard only while it has the focus.
  if (name === 'table') kept.set('tabindex', '0');
  if (LEAVES_SHOP.test(kept.get('href') ?? '')) kept.set('rel', 'nofollow noopener');
  if (name === 'img') {
    if (!kept.has('src')) return '';
    kept.set('alt', kept.get('alt') ?? '').set('loading', 'lazy');
  }
  const attributes = [...kept].map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<${name}${attributes.join('')}>`;
}

/** Escapes text for an element or a quoted attribute; entities in the text stay unchanged. */
const escapeMarkup = (text: string) =>
  text.replace(/[<>"]/g, (found) => `&#${found.charCodeAt(0)};`);
