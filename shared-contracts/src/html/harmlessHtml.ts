import { escapeMarkup } from './escapeMarkup';
import { startTag } from './startTag';

/** Text, lists, tables, links and pictures; of anything else only the text is kept. */
const ELEMENTS = new Set(
  (
    'h2 h3 h4 p br hr blockquote ul ol li dl dt dd div strong b em i u s small sub sup span a ' +
    'code pre table caption thead tbody tr th td img figure figcaption'
  ).split(' '),
);
const EMPTY = new Set(['br', 'hr', 'img']);

/** More elements than these in each other say nothing more, and cost a browser dearly. */
const DEEPEST = 32;

// What "<" may begin. Each reaches to the end where its own end is missing: nothing is read twice,
// so that the time it takes grows with the length alone.
const TOKENS = new RegExp(
  [
    '<!--[^]*?(?:-->|$)',
    // Their inside is not for reading, or browsers read it by other rules.
    '<(script|style|textarea|title|iframe|noscript|noembed|noframes|xmp|plaintext|template|svg|math|select|object)\\b[^]*?(?:</\\1[^>]*>?|$)',
    '<[!?][^>]*>?',
    '<(/?)([a-z][^\\s/>]*)((?:[^>=]+|=\\s*(?:"[^"]*(?:"|$)|\'[^\']*(?:\'|$))?)*)>?',
    '[<>]',
  ].join('|'),
  'gi',
);

/**
 * HTML as a host sends it, written anew so that it runs nothing, styles nothing and ends nothing
 * around it: known elements and attributes are put back, each closed, and all else is text. Every
 * browser reads what comes out in one way, however oddly the input was put.
 *
 * The same on the server and in the browser, so that both draw the same; and small, because the
 * libraries for it are either larger than the page around the text or need a DOM.
 *
 * @param html of any length, sanitised by the host or not
 */
export function harmlessHtml(html: string): string {
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
  return body + closeFrom(0);
}
