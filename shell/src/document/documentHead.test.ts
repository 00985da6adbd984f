import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { createPageI18n } from '../page/messages/createPageI18n';
import { documentHead, linkHeader } from './documentHead';

const context = {
  i18n: createPageI18n('en', []),
  config: defaultMarketConfig,
  pages: PROJECT_PAGES,
  url: new URL('https://shop.example/product/rui?utm_source=x'),
  status: 200,
};
const headOf = (head: PageHead, changes = {}) => documentHead(head, { ...context, ...changes });

describe('documentHead', () => {
  it("writes the page's title and the brand into the title tag", () => {
    expect(headOf({ title: 'Rui Fish' })).toContain('<title>Rui Fish · Nodibazar</title>');
  });

  it('makes URLs absolute for search engines and share cards', () => {
    const html = headOf({ title: 'Rui', canonicalPath: '/product/rui', imageUrl: '/api/a.webp' });
    expect(html).toContain('<link rel="canonical" href="https://shop.example/product/rui">');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/api/a.webp">');
  });

  it('puts the language of the requested URL into the canonical URL', () => {
    const head = { title: 'Rui', canonicalPath: '/product?pageNumber=2' };
    const canonicalOf = (query: string) =>
      /rel="canonical" href="([^"]+)"/.exec(
        headOf(head, { url: new URL(`https://shop.example/product${query}`) }),
      )?.[1];
    const plain = 'https://shop.example/product?pageNumber=2';
    expect(canonicalOf('?lang=bn')).toBe(`${plain}&amp;lang=bn`);
    expect(canonicalOf('')).toBe(plain);
    expect(canonicalOf('?lang=xx')).toBe(plain);
  });

  it.each([
    ['/orders/1?a=b&c=%22', '/login?to=%2Forders%2F1%3Fa%3Db%26c%3D%2522'],
    ['/"><script>', '/login?to=%2F%2522%253E%253Cscript%253E'],
    ['//evil.example', undefined],
    ['javascript:alert(1)', undefined],
    [undefined, undefined],
  ])('if the wanted page is %j, sends a browser without scripts to %s', (wantedPage, to) => {
    const html = headOf({ title: 'Home' }, { wantedPage });
    const refresh = /<noscript><meta http-equiv="refresh" content="0;url=([^"]+)"><\/noscript>/;
    expect(refresh.exec(html)?.[1]).toBe(to);
    expect(html.includes('noscript')).toBe(to !== undefined);
  });

  it('links to the feed of a page', () => {
    expect(headOf({ title: 'Blog', feedPath: '/blog/feed.xml' })).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/blog/feed.xml">',
    );
  });

  it('uses a default share card for a page without picture or description', () => {
    const html = headOf({ title: 'Blog' });
    expect(html).toContain(
      '<meta property="og:image" content="https://shop.example/share-card.png">',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
    expect(html).toMatch(/<meta property="og:description" content="Fresh from growers[^"]+">/);
  });

  it('escapes texts that shops wrote', () => {
    const html = headOf({ title: '</title><script>', description: '"><script>' });
    expect(html).not.toContain('<script>');
  });

  it('escapes JSON-LD', () => {
    const product = { '@type': 'Product', name: '</script>' } as const;
    const html = headOf({
      title: 'Rui',
      jsonLd: [{ '@context': 'https://schema.org', ...product }],
    });
    expect(html).toContain('<script type="application/ld+json">');
    expect(html.match(/<\/script>/g)).toHaveLength(1);
  });

  it("writes breadcrumbs in the page's language, with absolute URLs", () => {
    const i18n = createPageI18n('bn', [{ blog: 'ব্লগ' }]);
    const breadcrumbs = [
      { name: { id: 'blog', message: 'Blog' }, path: '/blog' },
      { name: 'Hilsa', path: '/blog/hilsa' },
    ];
    const html = headOf({ title: 'Hilsa', breadcrumbs }, { i18n });
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'ব্লগ', item: 'https://shop.example/blog' },
        {
          '@type': 'ListItem',
          position: 2,
          name: 'Hilsa',
          item: 'https://shop.example/blog/hilsa',
        },
      ],
    });
  });

  it('omits breadcrumbs with only one step, which search engines reject', () => {
    const breadcrumbs = [{ name: 'River fish', path: '/category/river-fish' }];
    expect(headOf({ title: 'River fish', breadcrumbs })).not.toContain('BreadcrumbList');
  });

  it("preloads the largest picture if its file depends on the screen's width", () => {
    const html = headOf({ title: 'Rui', lcpImage: { src: '/a.webp', srcSet: '/a.webp 320w' } });
    expect(html).toContain('rel="preload" as="image" fetchpriority="high" href="/a.webp"');
  });

  it.each([
    [404, 'This page could not be found'],
    [503, 'This part of the shop is not answering'],
  ])('names the failure in the title and forbids indexing if the status is %d', (status, title) => {
    const html = headOf({ title: 'Rui' }, { status });
    expect(html).toContain(`<title>${title} · Nodibazar</title>`);
    expect(html).toContain('noindex');
  });

  it('forbids search engines to index a private page', () => {
    expect(headOf({ title: 'Your orders', isPrivate: true })).toContain('noindex');
  });

  it.each(PROJECT_PAGES)('allows indexing of $path only if the page table allows it', (page) => {
    const { brandSlug } = defaultMarketConfig;
    const path = page.path === '/:brand' ? `/${brandSlug}` : page.path.replace(/:\w+\??/, 'x');
    const html = headOf({ title: 'A page' }, { url: new URL(path, 'https://shop.example') });
    expect(html.includes('noindex')).toBe(!page.isIndexed);
  });
});

describe('linkHeader', () => {
  const head = { title: 'Rui', canonicalPath: '/product?pageNumber=2' };

  it('links to the page in each language, and to the URL without a language as the default', () => {
    expect(linkHeader(head, context)).toBe(
      [
        '<https://shop.example/product?pageNumber=2&lang=en>; rel="alternate"; hreflang="en"',
        '<https://shop.example/product?pageNumber=2&lang=bn>; rel="alternate"; hreflang="bn"',
        '<https://shop.example/product?pageNumber=2&lang=fr>; rel="alternate"; hreflang="fr"',
        '<https://shop.example/product?pageNumber=2>; rel="alternate"; hreflang="x-default"',
      ].join(', '),
    );
  });

  it.each([
    ['is missing', head, { status: 404 }],
    ['is private', { ...head, isPrivate: true }, {}],
    ['belongs to one customer', head, { url: new URL('https://shop.example/orders') }],
    ['has no canonical path', { title: 'Rui' }, {}],
  ])('contains no language links if the page %s', (_what, page, changes) => {
    expect(linkHeader(page, { ...context, ...changes })).toBeUndefined();
  });

  it('preloads the largest picture before the document is parsed', () => {
    const lcpImage = { src: '/api/media/rui.webp' };
    expect(linkHeader({ title: 'Rui', lcpImage }, context)).toBe(
      '</api/media/rui.webp>; rel="preload"; as="image"; fetchpriority="high"',
    );
    expect(headOf({ title: 'Rui', lcpImage })).not.toContain('preload');
  });

  it.each([
    [
      '/রুই মাছ.webp?w=800&v=%20',
      '/%E0%A6%B0%E0%A7%81%E0%A6%87%20%E0%A6%AE%E0%A6%BE%E0%A6%9B.webp?w=800&v=%20',
    ],
    [
      '/a>; rel="preload"; as="script", </b\r\nset-cookie: a=b',
      '/a%3E;%20rel=%22preload%22;%20as=%22script%22,%20%3C/b%0D%0Aset-cookie:%20a=b',
    ],
    ['/\ud83d.webp', '/%EF%BF%BD.webp'],
  ])('encodes the picture URL %j as browsers do', (src, written) => {
    const link = linkHeader({ title: 'Rui', lcpImage: { src } }, context);
    expect(link).toBe(`<${written}>; rel="preload"; as="image"; fetchpriority="high"`);
    // Checks the expected URL itself: the URL parser encodes the path in the same way.
    expect(new URL(src.replace(/[\r\n]/g, ''), 'https://shop.example').pathname).toBe(
      new URL(written.replace(/%0D|%0A/g, ''), 'https://shop.example').pathname,
    );
  });

  it('links to the largest picture and to the page in each language', () => {
    const link = linkHeader({ ...head, lcpImage: { src: '/a.webp' } }, context);
    expect(link).toMatch(/^<\/a\.webp>; rel="preload".*, <https.*hreflang="x-default"$/);
  });

  it("omits a picture with several files, because the choice of a file needs the screen's width", () => {
    const lcpImage = { src: '/a.webp', srcSet: '/b.webp 320w, /a.webp 800w', sizes: '50vw' };
    expect(linkHeader({ title: 'Rui', lcpImage }, context)).toBeUndefined();
  });
});
