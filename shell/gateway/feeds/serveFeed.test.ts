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
let api: FastifyInstance;
let gateway: FastifyInstance;

beforeAll(async () => {
  api = Fastify();
  api.get('/blog', async (_request, reply) => {
    if (posts.length === 0) return reply.code(500).send({});
    const paginationStatus = { pageNumber: 1, pageSize: 20, totalItems: 1, totalPages: 1 };
    return { items: posts, paginationStatus };
  });
  gateway = Fastify();
  const apiOrigin = await api.listen({ port: 0 });
  serveFeed(gateway, { apiOrigin, publicOrigin: 'https://a.example', market: defaultMarketConfig });
});
afterAll(async () => {
  await gateway.close();
  await api.close();
});

it('the feed lists the published posts, and omits a post after it was withdrawn', async () => {
  const first = await gateway.inject('/blog/feed.xml');
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(first.body).toContain('https://a.example/blog/hilsa');
  const [, seconds] = /^public, max-age=(\d+)$/.exec(`${first.headers['cache-control']}`) ?? [];
  expect(Number(seconds)).toBeLessThanOrEqual(300);
  posts = [{ ...post, handle: 'rui' }];
  expect((await gateway.inject('/blog/feed.xml')).body).not.toContain('hilsa"');
});

it('the request for the feed gets a 503 if the API fails', async () => {
  posts = [];
  const answer = await gateway.inject('/blog/feed.xml');
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['cache-control']).toBe('no-store');
});
