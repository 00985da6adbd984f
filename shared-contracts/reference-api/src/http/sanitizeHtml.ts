import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  // Browsers parse the content of these elements by other rules; the library's default keeps some
  // of it.
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
  // Pictures of other hosts would reveal readers to them, and the pages' CSP refuses them anyway.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** Reduces user-written HTML to text markup that can neither run nor style anything. */
export const sanitizeHtml = (html: string) => sanitize(html, OPTIONS);

/** A link of a menu or slide: a storefront path or an https URL; anything else becomes ''. */
export function safeLink(url: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return /^https:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url) ? url : '';
}
