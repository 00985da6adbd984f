import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import { PAGES } from '@marketplace/contracts/pages/pageTable';
import { createPageI18n } from '../page/messages/createPageI18n';
import { documentHead, linkHeader } from './documentHead';

const context = {
  i18n: createPageI18n('en', []),
  config: defaultMarketConfig,
  url: new URL('https://shop.example/product/rui?utm_source=x'),
  status: 200,
};
const headOf = (head: PageHead, changes = {}) => documentHead(head, { ...context, ...changes });

describe('documentHead', () => {
  it('names the page and the brand', () => {
    expect(headOf({ title: 'Rui Fish' })).toContain('<title>Rui Fish · Nodibazar</title>');
  });

  it('makes addresses absolute for search engines and share cards', () => {
    const html = headOf({ title: 'Rui', canonicalPath: '/product/rui', imageUrl: '/api/a.webp' });
    expect(html).toContain('<link rel="canonical" href="https://shop.example/product/rui">');
    expect(html).toContain('<meta property="og:image" content="https://shop.example/api/a.webp">');
  });

  it('keeps the address of the language that was asked for', () => {
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

  it('names the feed of what a page lists', () => {
    expect(headOf({ title: 'Blog', feedPath: '/blog/feed.xml' })).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/blog/feed.xml">',
    );
  });

  it('gives a page without picture or description a share card', () => {
    const html = headOf({ title: 'Blog' });
    expect(html).toContain(
      '<meta property="og:image" content="https://shop.example/share-card.png">',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(html).toContain('<meta property="og:locale" content="en_GB">');
    expect(html).toMatch(/<meta property="og:description" content="Fresh from growers[^"]+">/);
  });

  it('escapes what shops wrote', () => {
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

  it('tells the way to a page in its language, with absolute addresses', () => {
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

  it('tells no way of a single step, which search engines refuse', () => {
    const breadcrumbs = [{ name: 'River fish', path: '/category/river-fish' }];
    expect(headOf({ title: 'River fish', breadcrumbs })).not.toContain('BreadcrumbList');
  });

  it('preloads the largest picture where its width decides the file', () => {
    const html = headOf({ title: 'Rui', lcpImage: { src: '/a.webp', srcSet: '/a.webp 320w' } });
    expect(html).toContain('rel="preload" as="image" fetchpriority="high" href="/a.webp"');
  });

  it.each([
    [404, 'This page could not be found'],
    [503, 'This part of the shop is not answering'],
  ])('says what happened and stays out of search engines at %d', (status, title) => {
    const html = headOf({ title: 'Rui' }, { status });
    expect(html).toContain(`<title>${title} · Nodibazar</title>`);
    expect(html).toContain('noindex');
  });

  it('keeps private pages out of search engines', () => {
    expect(headOf({ title: 'Your orders', isPrivate: true })).toContain('noindex');
  });

  it.each(PAGES)('asks search engines to keep $path as the page table says', (page) => {
    const { brandSlug } = defaultMarketConfig;
    const path = page.path === '/:brand' ? `/${brandSlug}` : page.path.replace(/:\w+\??/, 'x');
    const html = headOf({ title: 'A page' }, { url: new URL(path, 'https://shop.example') });
    expect(html.includes('noindex')).toBe(!page.isIndexed);
  });
});

describe('linkHeader', () => {
  const head = { title: 'Rui', canonicalPath: '/product?pageNumber=2' };

  it('gives a page an address in each language, and one where the preference decides', () => {
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
    ['that is missing', head, { status: 404 }],
    ['that is private', { ...head, isPrivate: true }, {}],
    ['of a shopper', head, { url: new URL('https://shop.example/orders') }],
    ['without an address of its own', { title: 'Rui' }, {}],
  ])('names no other language of a page %s', (_what, page, changes) => {
    expect(linkHeader(page, { ...context, ...changes })).toBeUndefined();
  });

  it('has the largest picture asked for before the document is read', () => {
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
  ])('writes the address %j of a picture as browsers ask for it', (src, written) => {
    const link = linkHeader({ title: 'Rui', lcpImage: { src } }, context);
    expect(link).toBe(`<${written}>; rel="preload"; as="image"; fetchpriority="high"`);
    // As the address of an `img` becomes a request.
    expect(new URL(src.replace(/[\r\n]/g, ''), 'https://shop.example').pathname).toBe(
      new URL(written.replace(/%0D|%0A/g, ''), 'https://shop.example').pathname,
    );
  });

  it('names picture and languages of a page that has both', () => {
    const link = linkHeader({ ...head, lcpImage: { src: '/a.webp' } }, context);
    expect(link).toMatch(/^<\/a\.webp>; rel="preload".*, <https.*hreflang="x-default"$/);
  });

  it('leaves a choice of several files to the document, which knows its width', () => {
    const lcpImage = { src: '/a.webp', srcSet: '/b.webp 320w, /a.webp 800w', sizes: '50vw' };
    expect(linkHeader({ title: 'Rui', lcpImage }, context)).toBeUndefined();
  });
});
