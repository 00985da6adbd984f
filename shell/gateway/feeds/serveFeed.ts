import { listBlogs } from '@marketplace/contracts/api/blog';
import { feedPath } from '@marketplace/contracts/routes';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config/GatewayConfig';
import { shopOrigin } from '../edge/shopOrigin';
import { blogFeed } from './blogFeed';

type Settings = Pick<GatewayConfig, 'apiOrigin' | 'market' | 'publicOrigin'>;

const POSTS = 20;
const TIME_LIMIT_MS = 5000;
const RETRY_AFTER_S = 60;

/**
 * Serves the newest posts of the blog as an Atom feed. Replies with 503 if the API does not list
 * them.
 */
export function serveFeed(gateway: FastifyInstance, settings: Settings): void {
  const { apiOrigin, publicOrigin, market } = settings;
  const originOf = shopOrigin(publicOrigin);
  gateway.get(feedPath(), async (request, reply) => {
    try {
      const posts = await fetchPosts(apiOrigin);
      return reply
        .header('cache-control', 'public, max-age=300')
        .type('application/atom+xml; charset=utf-8')
        .send(blogFeed(posts, { origin: originOf(request), brandName: market.brandName }));
    } catch (error) {
      gateway.log.warn({ err: error }, 'the feed could not be made');
      reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
      return reply.type('text/plain; charset=utf-8').send('The feed cannot be had at the moment.');
    }
  });
}

/** Does not use `callApi`, whose cache would keep posts after they are withdrawn. */
async function fetchPosts(apiOrigin: string) {
  const url = `${apiOrigin}${listBlogs.path}?pageSize=${POSTS}`;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(url, { redirect: 'error', signal });
  if (!response.ok) throw new Error(`${listBlogs.path} answers ${response.status}.`);
  return listBlogs.reply.parse(await response.json()).items;
}
