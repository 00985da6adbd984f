import { type BlogSummary, listBlogs } from '@marketplace/contracts/api/blog';
import { createResponseCache, type Loaded } from '@marketplace/contracts/responseCache';
import { feedPath } from '@marketplace/contracts/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config/GatewayConfig';
import { shopOrigin } from '../edge/shopOrigin';
import { blogFeed } from './blogFeed';

interface Settings extends Pick<GatewayConfig, 'market' | 'publicOrigin'> {
  /** Returns an origin of the API for one list. */
  apiOrigin: () => string;
}

const POSTS = 20;
const TIME_LIMIT_MS = 5000;
const RETRY_AFTER_S = 60;
/** Time for which the gateway keeps the posts. */
const FRESH_MS = 60_000;
/** `max-age`. Together with `FRESH_MS`, a withdrawn post is gone from caches in five minutes. */
const MAX_AGE_S = 240;

/**
 * Serves the newest posts of the blog as an Atom feed. All requests of a minute share one API
 * request, so that feed readers take no capacity from shoppers. Replies with 503 if the API does
 * not list the posts.
 * @param sessionApi origin and path at which the API answers a request's test session, if it is in
 * one. No other request gets the posts of a session, and the session gets no kept posts.
 */
export function serveFeed(
  gateway: FastifyInstance,
  settings: Settings,
  sessionApi: (request: FastifyRequest) => string | undefined = () => undefined,
): void {
  const { apiOrigin, publicOrigin, market } = settings;
  const originOf = shopOrigin(publicOrigin);
  const cache = createResponseCache<BlogSummary[]>({ capacity: 1 });
  gateway.get(feedPath(), async (request, reply) => {
    const ofSession = sessionApi(request);
    try {
      const { value: posts } = ofSession
        ? await loadPosts(ofSession)
        : await cache.read('posts', () => loadPosts(apiOrigin()));
      return reply
        .header('cache-control', ofSession ? 'no-store' : `public, max-age=${MAX_AGE_S}`)
        .type('application/atom+xml; charset=utf-8')
        .send(blogFeed(posts, { origin: originOf(request), brandName: market.brandName }));
    } catch (error) {
      gateway.log.warn({ err: error }, 'the feed could not be made');
      reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
      return reply.type('text/plain; charset=utf-8').send('The feed cannot be had at the moment.');
    }
  });
}

/** Does not use `callApi`, whose cache would keep posts longer after they are withdrawn. */
async function loadPosts(apiOrigin: string): Promise<Loaded<BlogSummary[]>> {
  const url = `${apiOrigin}${listBlogs.path}?pageSize=${POSTS}`;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const response = await fetch(url, { redirect: 'error', signal });
  if (!response.ok) throw new Error(`${listBlogs.path} answers ${response.status}.`);
  const { items } = listBlogs.reply.parse(await response.json());
  return { value: items, freshMs: FRESH_MS, staleMs: 0 };
}
