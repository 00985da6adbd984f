import { HOSTILE_HTML } from '@marketplace/contracts/testing/hostileHtml';
import { sanitizeHtml as sanitizeInPage } from '@marketplace/contracts/ui/sanitizeHtml';
import { safeLink, sanitizeHtml } from './sanitizeHtml';

describe('sanitizeHtml', () => {
  it.each([
    ['<h2>Fresh</h2><p>From <strong>Padma</strong></p><ul><li>রুই</li></ul>'],
    ['<table><tr><th scope="row">a</th><td colspan="2">1</td></tr></table>'],
    ['<p lang="bn">মাছ &amp; ফল</p>'],
  ])('keeps %s unchanged', (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  it('keeps links to safe URLs, and adds `rel` to links to other sites, but not to paths of the shop', () => {
    expect(sanitizeHtml('<a href="https://a.example/x">x</a>')).toBe(
      '<a href="https://a.example/x" rel="nofollow noopener">x</a>',
    );
    expect(sanitizeHtml('<a href="/product" rel="nofollow">x</a>')).toBe(
      '<a href="/product">x</a>',
    );
  });

  it("keeps pictures of the shop's own host and removes pictures of other hosts", () => {
    expect(sanitizeHtml('<img src="/api/media/a.webp" alt="a" />')).toContain('src="/api/media/');
    expect(sanitizeHtml('<img src="https://spy.example/a.gif" alt="a">')).toBe('');
  });

  it.each([
    '<h2>Fresh</h2><p>From <strong>Padma</strong></p><ul><li>রুই &amp; 5 &lt; 6</li></ul>',
    '<table><tr><th scope="row" lang="en">a</th><td colspan="2">1<br>2</td></tr></table>',
    '<a href="https://a.example/x?a=b&amp;c=d" title="Padma: fresh">x</a><a href="../rui">x</a>',
    '<img src="/api/media/a.webp" alt="a" width="40" height="30">',
  ])("converts %s to HTML that the storefront's sanitizer does not change", (html) => {
    const sent = sanitizeHtml(html);
    expect(sanitizeHtml(sanitizeInPage(sent))).toBe(sent);
  });

  it.each(HOSTILE_HTML)('makes %s harmless', (html) => {
    // Text may contain anything, because it is escaped. Only tags must not contain scripts.
    const markup = sanitizeHtml(html).match(/<[^>]*>/g) ?? [];
    for (const tag of markup) {
      expect(tag).not.toMatch(/\son\w+=|javascript:|data:|vbscript:|style=|evil\.example/i);
      expect(tag).toMatch(/^<\/?(p|a|img|span|code|pre|td|tr|table)\b/);
    }
  });
});

describe('safeLink', () => {
  it.each([
    ['/product?pageNumber=2#list', '/product?pageNumber=2#list'],
    ['/category/featured/1', '/category/featured/1'],
    ['https://www.facebook.com/nodibazar', 'https://www.facebook.com/nodibazar'],
    ['', ''],
    ['//evil.example', ''],
    ['/\\evil.example', ''],
    ['\\\\evil.example', ''],
    ['javascript:alert(1)', ''],
    ['JAVASCRIPT:alert(1)', ''],
    [' javascript:alert(1)', ''],
    ['java\nscript:alert(1)', ''],
    ['data:text/html,x', ''],
    ['http://plain.example', ''],
    ['https:evil.example', ''],
    ['https://', ''],
    ['product', ''],
  ])('converts the link %p to %p', (url, expected) => {
    expect(safeLink(url)).toBe(expected);
  });
});
