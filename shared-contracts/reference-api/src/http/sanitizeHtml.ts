import sanitize from 'sanitize-html';

/**
 * Matches links with a scheme, which get `nofollow`. Links without a scheme are paths of the shop,
 * which search engines may follow.
 */
const LEAVES_SHOP = /^\w+:/;

const OPTIONS: sanitize.IOptions = {
  // Elements that are removed with their content, because browsers do not parse it as usual HTML.
  // By default, the library keeps the content of some of them.
  nonTextTags: [
    ...['script', 'style', 'textarea', 'option', 'noscript', 'xmp', 'iframe', 'noembed'],
    ...['noframes', 'plaintext', 'template', 'title', 'svg', 'math', 'select', 'object'],
  ],
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'span', 'a', 'code', 'pre'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    '*': ['lang', 'dir'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // Removes pictures from other hosts, because these hosts would learn who reads the text. The CSP
  // of the pages forbids such pictures too.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { rel: _, ...attribs }) => ({
      tagName,
      attribs: LEAVES_SHOP.test(attribs.href ?? '')
        ? { ...attribs, rel: 'nofollow noopener' }
        : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Reduces HTML that users wrote to simple markup without scripts and styles. */
export const sanitizeHtml = (html: string) => sanitize(html, OPTIONS);

/** Returns a menu's or slide's link if it is a storefront path or an https URL, otherwise ''. */
export function safeLink(url: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return /^https:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url) ? url : '';
}
