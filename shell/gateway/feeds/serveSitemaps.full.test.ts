import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { gunzipSync } from 'node:zlib';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { pagesOfMarket } from '@marketplace/contracts/testing/projectPages';
import { workload } from '@marketplace/contracts/testing/workload';
import Fastify, { type FastifyInstance } from 'fastify';
import { startListApi } from '../testing/startListApi';
import { serveSitemaps } from './serveSitemaps';

const ORIGIN = 'https://shop.example';
/** More products than one sitemap file can list. */
const PRODUCTS = workload({ gate: 51_000, soak: 100_000 });
const leftovers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`sitemaps-${process.pid}-`));
/** Number of URLs for each page: one without a language, and three with a language. */
const ADDRESSES = 4;
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);

/** Returns the URLs without a language: one for each page. */
const pagesOf = (xml: string) => locations(xml).filter((url) => !url?.includes('?lang='));

let gateway: FastifyInstance;
let api: Awaited<ReturnType<typeof startListApi>>;

async function open(
  content: Parameters<typeof startListApi>[0],
  settings: { publicOrigin?: string; brandSlug?: string } = { publicOrigin: ORIGIN },
) {
  api = await startListApi(content);
  gateway = Fastify();
  const market = { ...defaultMarketConfig, ...settings };
  const pages = pagesOfMarket(market.brandSlug);
  serveSitemaps(gateway, { ...settings, apiOrigin: () => api.origin, market }, () => pages);
}

afterEach(async () => {
  await gateway.close();
  await api.stop();
});

describe('the sitemap', () => {
  it('lists more than 50,000 products in each language, in files of the allowed size', async () => {
    await open({ products: PRODUCTS, shops: 3 });
    const before = process.memoryUsage.rss();
    let most = before;
    const watching = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss());
    }, 20);
    let index = await gateway.inject('/sitemap.xml');
    // On a busy machine, a build may take longer than a request waits.
    while (index.statusCode === 503) index = await gateway.inject('/sitemap.xml');
    clearInterval(watching);
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = locations(index.body).filter((url) => url?.includes('/sitemap-products-'));
    expect(locations(index.body)).toEqual([
      `${ORIGIN}/sitemap-pages-1.xml`,
      ...parts,
      `${ORIGIN}/sitemap-shops-1.xml`,
    ]);
    expect(parts.length).toBeLessThanOrEqual(Math.ceil(PRODUCTS / 6000));

    const found = new Set<string | undefined>();
    for (const part of parts) {
      const { body } = await gateway.inject(part ?? '');
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(50 * 1024 * 1024);
      const urls = locations(body);
      expect(urls.length).toBeLessThanOrEqual(50_000);
      for (const url of urls) found.add(url);
    }
    expect(found.size).toBe(PRODUCTS * ADDRESSES);
    expect(found).toContain(`${ORIGIN}/product/item-${PRODUCTS - 1}`);
    expect(found).toContain(`${ORIGIN}/product/item-${PRODUCTS - 1}?lang=bn`);

    // One request for each 100 products, and one for each of the four other lists.
    expect(api.requested).toHaveLength(PRODUCTS / 100 + 4);
    expect(api.state.mostActive).toBeLessThanOrEqual(2);
    // The limit is generous, because this process also runs the API, whose replies total 60 MB.
    expect((most - before) / 1024 / 1024).toBeLessThan(150);
  }, 60_000);

  it('lists the public pages that every market has, but no personal pages', async () => {
    await open({ products: 1 });
    const { body } = await gateway.inject('/sitemap-pages-1.xml');
    const paths = pagesOf(body).map((url) => url?.slice(ORIGIN.length));
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/product', '/category', '/shoplist', '/blog', '/nodibazar']),
    );
    expect(paths).not.toContain('/cart');
  });

  it('escapes hostile and Bangla slugs, and omits slugs that cannot be in a URL', async () => {
    const handles = [
      '</loc><x>',
      'a&b"\'',
      'রুই-মাছ',
      '..',
      '.',
      'half \ud83d',
      'a/../b?c#d',
      'a\nb',
    ];
    await open({ products: handles.length, handles });
    const { body } = await gateway.inject('/sitemap-products-1.xml');
    expect(pagesOf(body)).toEqual([
      `${ORIGIN}/product/%3C%2Floc%3E%3Cx%3E`,
      `${ORIGIN}/product/a%26b%22&#39;`,
      `${ORIGIN}/product/${encodeURIComponent('রুই-মাছ')}`,
      `${ORIGIN}/product/a%2F..%2Fb%3Fc%23d`,
      `${ORIGIN}/product/a%0Ab`,
    ]);
    expect(body.match(/<url>/g)).toHaveLength(locations(body).length);
  });

  it('lists each page once per language, with links to all languages', async () => {
    await open({ products: 1 });
    const { body } = await gateway.inject('/sitemap-products-1.xml');
    const page = `${ORIGIN}/product/item-0`;
    const addresses = ['?lang=en', '?lang=bn', '?lang=fr', ''].map((query) => page + query);
    expect(locations(body)).toEqual(addresses);
    const links = ['en', 'bn', 'fr', 'x-default']
      .map(
        (hreflang, index) =>
          `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${addresses[index]}"/>`,
      )
      .join('');
    const entries = addresses.map((url) => `<url><loc>${url}</loc>${links}</url>`);
    expect(body.split('\n').slice(2, -2)).toEqual(entries);
    expect(body).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
  });

  it('omits a post within five minutes after an editor has withdrawn the post', async () => {
    await open({ products: 1, blog: 2 });
    const before = await gateway.inject('/sitemap-blog-1.xml');
    expect(pagesOf(before.body)).toHaveLength(2);
    const maxAge = Number(
      /^public, max-age=(\d+)$/.exec(`${before.headers['cache-control']}`)?.[1],
    );
    api.totals['/blog'] = 1;
    // A cache outside the gateway requests the sitemap again when `max-age` is over.
    const later = Date.now() + (300 - maxAge) * 1000 + 1;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(pagesOf((await gateway.inject('/sitemap-blog-1.xml')).body)).toHaveLength(1);
    api.totals['/blog'] = 0;
    clock.mockReturnValue(later + 60_001);
    const { body } = await gateway.inject('/sitemap.xml');
    expect(locations(body)).not.toContain(`${ORIGIN}/sitemap-blog-1.xml`);
    clock.mockRestore();
  });

  it('is compressed for clients that accept gzip', async () => {
    await open({ products: 2 });
    const { headers, rawPayload } = await gateway.inject({
      url: '/sitemap-products-1.xml',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(pagesOf(gunzipSync(rawPayload).toString())).toHaveLength(2);
    const refusing = await gateway.inject({
      url: '/sitemap-products-1.xml',
      headers: { 'accept-encoding': 'gzip;q=0' },
    });
    expect(refusing.headers).not.toHaveProperty('content-encoding');
    expect(pagesOf(refusing.body)).toHaveLength(2);
  });

  it('names the host of the request, escaped, if no public origin is set', async () => {
    await open({ products: 1 }, {});
    const ask = async (host: string) =>
      (await gateway.inject({ url: '/sitemap-products-1.xml', headers: { host } })).body;
    expect(pagesOf(await ask('a.example'))).toEqual(['http://a.example/product/item-0']);
    expect(pagesOf(await ask('b.example'))).toEqual(['http://b.example/product/item-0']);
    expect(await ask('<evil>')).not.toContain('<evil>');
  });

  it.each(['/sitemap-products-3.xml', '/sitemap-..-1.xml', '/sitemap-pages-1.xml/x'])(
    'is not found (404) at the unknown path %s',
    async (url) => {
      await open({ products: 1 });
      expect((await gateway.inject(url)).statusCode).toBe(404);
    },
  );

  it.each([
    ['fails', () => true],
    ['fails in the middle of a list', (url: URL) => url.searchParams.get('pageNumber') === '3'],
    ['fails only for shops', (url: URL) => url.pathname.startsWith('/shop')],
  ])('is a 503, rather than an incomplete list, if the API %s', async (_how, isFailing) => {
    await open({ products: 500, shops: 5 });
    api.state.isFailing = isFailing;
    const reply = await gateway.inject('/sitemap.xml');
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('60');
    expect(reply.headers['cache-control']).toBe('no-store');
    const before = api.requested.length;
    expect((await gateway.inject('/sitemap.xml')).statusCode).toBe(503);
    // After a failure, the gateway sends no request to the API for a while.
    expect(api.requested).toHaveLength(before);
  });

  it('leaves no temporary files behind when the gateway stops', async () => {
    await open({ products: 1 });
    await gateway.inject('/sitemap.xml');
    expect(leftovers().length).toBeGreaterThan(0);
    await gateway.close();
    expect(leftovers()).toEqual([]);
  });
});

describe('robots.txt', () => {
  const rules = async () => (await gateway.inject('/robots.txt')).body.split('\n');

  it('disallows private pages and API calls, and names the sitemap', async () => {
    await open({});
    expect(await rules()).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        ...['cart', 'checkout', 'orders', 'profile', 'complain', 'wishlist', 'thank-you'].map(
          (page) => `Disallow: /${page}`,
        ),
        ...['signup', 'phone-verify', 'login-verification', 'reset-password', 'api'].map(
          (page) => `Disallow: /${page}`,
        ),
        'Allow: /api/media/',
        `Sitemap: ${ORIGIN}/sitemap.xml`,
      ]),
    );
    expect(api.requested).toEqual([]);
  });

  it('allows the page of the brand even if its path begins like a private path', async () => {
    await open({}, { publicOrigin: ORIGIN, brandSlug: 'cartwheel' });
    expect(await rules()).toContain('Allow: /cartwheel');
  });

  it('does not let the Host header of a request inject a line', async () => {
    await open({}, {});
    const headers = { host: 'shop.example Disallow: /product' };
    const { body } = await gateway.inject({ url: '/robots.txt', headers });
    expect(body).toContain('Sitemap: http://shop.example/sitemap.xml');
    expect(body).not.toContain('Disallow: /product');
  });
});
