import sanitize from 'sanitize-html';

const OPTIONS: sanitize.IOptions = {
  // Elements whose inside a browser reads by other rules; the default passes some of it on as it is.
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
  // Pictures of other hosts would tell them who reads what, and the pages' CSP refuses them anyway.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
};

/** HTML people wrote, reduced to text markup: what is left can run nothing and style nothing. */
export const sanitizeHtml = (html: string) => sanitize(html, OPTIONS);

/** A link of a menu or slide: a path of the storefront or an https address; anything else is ''. */
export function safeLink(url: string): string {
  if (/^\/(?![/\\])[^\s\\]*$/.test(url)) return url;
  return /^https:\/\/[^\s\\]+$/i.test(url) && URL.canParse(url) ? url : '';
}
