import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
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
/** Files of sitemaps that exist before a test. */
let before: string[];

beforeEach(async () => {
  live = await startListApi({ products: 3, blog: 1 });
  ofSession = await startListApi({ products: 1, blog: 1 });
  // The session has no blog.
  const pages = PAGES.filter(({ path }) => !path.startsWith('/blog'));
  lists = { pages, apiOrigin: ofSession.origin };
  before = files();
  gateway = Fastify();
  serveSitemaps(
    gateway,
    { apiOrigin: () => live.origin, market: defaultMarketConfig },
    () => PAGES,
    async ({ headers }) => (headers['x-qa-session'] ? lists : undefined),
  );
});
afterEach(async () => {
  await gateway.close();
  await Promise.all([live.stop(), ofSession.stop()]);
});

const files = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`sitemaps-${process.pid}-`));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await sleep(20);
}

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
  await open('/sitemap-products-1.xml', IN_SESSION);
  ofSession.totals['/product/public/product'] = 2;
  expect(paths((await open('/sitemap-products-1.xml', IN_SESSION)).body)).toHaveLength(2);
  expect(files()).toEqual(before);
});

it('no cache stores what a test session gets, or gives it what shoppers get', async () => {
  for (const url of [
    '/sitemap.xml',
    '/sitemap-products-1.xml',
    '/sitemap-blog-1.xml',
    '/robots.txt',
  ]) {
    const reply = await open(url, IN_SESSION);
    expect([url, reply.headers['cache-control']]).toEqual([url, 'no-store']);
    const vary = String((await open(url)).headers.vary);
    expect([url, vary]).toEqual([url, expect.stringContaining('cookie, x-qa-session')]);
  }
});

it('simultaneous requests of a test session read a list once', async () => {
  ofSession.state.delayMs = 100;
  const url = '/sitemap-products-1.xml';
  const replies = await Promise.all([open(url, IN_SESSION), open(url, IN_SESSION)]);
  for (const { body } of replies) expect(paths(body)).toEqual(['/product/item-0']);
  expect(ofSession.requested).toHaveLength(1);
  expect(files()).toEqual(before);
});

it('a list of a test session is read no further after all requests that need it are closed', async () => {
  ofSession.totals['/product/public/product'] = 4000;
  ofSession.state.delayMs = 50;
  const origin = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const closing = new AbortController();
  const asked = fetch(`${origin}/sitemap-products-1.xml`, {
    headers: IN_SESSION,
    signal: closing.signal,
  });
  await until(() => ofSession.requested.length > 0);
  closing.abort();
  await expect(asked).rejects.toThrow();
  await until(() => files().length === before.length);
  expect(ofSession.requested.length).toBeLessThan(40);
});

it('a sitemap of a test session is refused with the reason if its list cannot be read', async () => {
  ofSession.state.isFailing = () => true;
  const { statusCode, headers, body } = await open('/sitemap-products-1.xml', IN_SESSION);
  expect([statusCode, headers['cache-control'], body]).toEqual([
    503,
    'no-store',
    'The list products of this session could not be read: /product/public/product answers 500.',
  ]);
});

it('the sitemaps of a test session are refused with the reason if its releases cannot be run', async () => {
  lists = { why: 'mf_content 9 cannot be run: It is not signed.' };
  for (const url of ['/sitemap.xml', '/sitemap-products-1.xml', '/robots.txt']) {
    const reply = await open(url, IN_SESSION);
    expect([reply.statusCode, reply.json().message]).toEqual([422, lists.why]);
  }
});
