import { setTimeout as sleep } from 'node:timers/promises';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveFeed } from './serveFeed';

const post = {
  uuid: '0f0c1d1e-0000-4000-8000-000000000201',
  handle: 'hilsa',
  title: 'Hilsa',
  summary: 'Fish.',
  authorName: 'Rehana',
  publishedAt: '2024-05-05T09:30:00.000Z',
  imageUrls: null,
};

let posts = [post];
let calls = 0;
let api: FastifyInstance;
let gateway: FastifyInstance;

beforeEach(async () => {
  [posts, calls] = [[post], 0];
  api = Fastify();
  api.get('/blog', async (_request, reply) => {
    calls += 1;
    // Long enough that all 100 requests for the feed arrive while this API request is running.
    await sleep(100);
    if (posts.length === 0) return reply.code(500).send({});
    const paginationStatus = { pageNumber: 1, pageSize: 20, totalItems: 1, totalPages: 1 };
    return { items: posts, paginationStatus };
  });
  api.get('/of-session/blog', async () => ({
    items: [{ ...post, handle: 'of-session' }],
    paginationStatus: { pageNumber: 1, pageSize: 20, totalItems: 1, totalPages: 1 },
  }));
  gateway = Fastify();
  const apiOrigin = await api.listen({ port: 0 });
  const settings = {
    apiOrigin: () => apiOrigin,
    publicOrigin: 'https://a.example',
    market: defaultMarketConfig,
  };
  serveFeed(gateway, settings, ({ headers }) =>
    headers['x-qa-session'] ? `${apiOrigin}/of-session` : undefined,
  );
});
afterEach(async () => {
  jest.restoreAllMocks();
  await gateway.close();
  await api.close();
});

it('the feed lists the published posts, and omits a post after it was withdrawn', async () => {
  const first = await gateway.inject('/blog/feed.xml');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(first.body).toContain('https://a.example/blog/hilsa');
  const [, seconds] = /^public, max-age=(\d+)$/.exec(`${first.headers['cache-control']}`) ?? [];
  posts = [{ ...post, handle: 'rui' }];
  // A cache that got the feed just before the gateway's copy expired keeps it for `max-age` more.
  const later = Date.now() + (300 - Number(seconds)) * 1000 + 1;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  const second = await gateway.inject('/blog/feed.xml');
  expect(second.body).toContain('https://a.example/blog/rui');
  expect(second.body).not.toContain('hilsa"');
});

it('the feed of a test session has the posts of the session, and no other request gets them', async () => {
  const headers = { 'x-qa-session': 'token' };
  for (const _each of [1, 2]) {
    const ofSession = await gateway.inject({ url: '/blog/feed.xml', headers });
    expect(ofSession.body).toContain('https://a.example/blog/of-session');
    expect(ofSession.headers['cache-control']).toBe('no-store');
    const other = await gateway.inject('/blog/feed.xml');
    expect(other.body).toContain('https://a.example/blog/hilsa');
    expect(other.body).not.toContain('of-session');
  }
});

it('100 requests for the feed at the same time, and one a moment later, cause only one API request', async () => {
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => gateway.inject('/blog/feed.xml')),
  );
  replies.push(await gateway.inject('/blog/feed.xml'));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(calls).toBe(1);
});

it('the request for the feed gets a 503 if the API fails', async () => {
  posts = [];
  const answer = await gateway.inject('/blog/feed.xml');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});
