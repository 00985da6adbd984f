import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { pagesOfMarket } from '@marketplace/contracts/testing/projectPages';
import Fastify, { type FastifyInstance } from 'fastify';
import { startListApi } from '../testing/startListApi';
import type { SessionLists } from './SitemapSource';
import { serveSitemaps } from './serveSitemaps';

const PAGES = pagesOfMarket(defaultMarketConfig.brandSlug);
const IN_SESSION = { 'x-qa-session': 'token' };
const paths = (xml: string) =>
  [...xml.matchAll(/<loc>http:\/\/localhost(?::\d+)?([^<?]*)<\/loc>/g)].map(([, path]) => path);

let gateway: FastifyInstance;
let live: Awaited<ReturnType<typeof startListApi>>;
let ofSession: Awaited<ReturnType<typeof startListApi>>;
let lists: SessionLists | { why: string };

beforeEach(async () => {
  live = await startListApi({ products: 3, blog: 1 });
  ofSession = await startListApi({ products: 1, blog: 1 });
  // The session has no blog.
  const pages = PAGES.filter(({ path }) => !path.startsWith('/blog'));
  lists = { pages, apiOrigin: ofSession.origin };
  gateway = Fastify();
  serveSitemaps(
    gateway,
    { apiOrigin: live.origin, market: defaultMarketConfig },
    () => PAGES,
    async ({ headers }) => (headers['x-qa-session'] ? lists : undefined),
  );
});
afterEach(async () => {
  await gateway.close();
  await Promise.all([live.stop(), ofSession.stop()]);
});

const open = (url: string, headers = {}) => gateway.inject({ url, headers });

it('the sitemaps of a test session list its own pages, and shoppers get theirs', async () => {
  const index = await open('/sitemap.xml', IN_SESSION);
  expect(index.headers['cache-control']).toBe('no-store');
  expect(paths(index.body)).toEqual(['/sitemap-pages-1.xml', '/sitemap-products-1.xml']);
  expect(paths((await open('/sitemap-products-1.xml', IN_SESSION)).body)).toEqual([
    '/product/item-0',
  ]);
  expect(paths((await open('/sitemap-pages-1.xml', IN_SESSION)).body)).not.toContain('/blog');
  expect((await open('/sitemap-blog-1.xml', IN_SESSION)).statusCode).toBe(404);
  expect(paths((await open('/sitemap-products-1.xml')).body)).toHaveLength(3);
  expect(paths((await open('/sitemap.xml')).body)).toContain('/sitemap-blog-1.xml');
});

it('the sitemaps of a test session show a change at once, and leave no file behind', async () => {
  const files = () =>
    readdirSync(tmpdir()).filter((name) => name.startsWith(`sitemaps-${process.pid}-`));
  const before = files();
  await open('/sitemap-products-1.xml', IN_SESSION);
  ofSession.totals['/product/public/product'] = 2;
  expect(paths((await open('/sitemap-products-1.xml', IN_SESSION)).body)).toHaveLength(2);
  expect(files()).toEqual(before);
});

it('the sitemaps of a test session are refused with the reason if its releases cannot be run', async () => {
  lists = { why: 'mf_content 9 cannot be run: It is not signed.' };
  for (const url of ['/sitemap.xml', '/sitemap-products-1.xml', '/robots.txt']) {
    const reply = await open(url, IN_SESSION);
    expect([reply.statusCode, reply.json().message]).toEqual([422, lists.why]);
  }
});
