import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { indexedPaths, type PageTable } from '@marketplace/contracts/pages/pageTable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config/GatewayConfig';
import { acceptsEncoding } from '../edge/acceptedEncoding';
import { shopOrigin } from '../edge/shopOrigin';
import { isIndexed, LISTINGS, type Listing } from './listings';
import { readPaths } from './listPages';
import { robotsTxt } from './robotsTxt';
import { SitemapCache } from './SitemapCache';
import { LONGEST_ORIGIN, sitemapIndex, urlSet } from './sitemapXml';
import { writeSitemaps } from './writeSitemaps';

type Settings = Pick<GatewayConfig, 'apiOrigin' | 'market' | 'publicOrigin'>;

const RETRY_AFTER_S = 60;
/**
 * `max-age` of a sitemap. Sitemaps of short lists are rebuilt after a minute, so a removed entry
 * disappears from all caches within five minutes.
 */
const MAX_AGE_S = 240;

/** Maximum time that a request waits for a build. It is shorter than the time limit of crawlers. */
const WAIT_MS = 20_000;
/** Name of the sitemap for pages that do not come from a list of the API. */
const FIXED = 'pages-1';

/** Serves `robots.txt`, the sitemap index that it names, and the sitemaps that the index names. */
export function serveSitemaps(
  gateway: FastifyInstance,
  settings: Settings,
  pages: () => PageTable,
): void {
  const { apiOrigin, publicOrigin, market } = settings;
  const caches = new Map(
    LISTINGS.map((listing) => [listing, openCache(gateway, listing, apiOrigin)]),
  );
  gateway.addHook('onClose', async () => {
    await Promise.all([...caches.values()].map((cache) => cache.stop()));
  });
  const originOf = shopOrigin(publicOrigin);

  gateway.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return robotsTxt(pages(), originOf(request), market.brandSlug);
  });

  gateway.get('/sitemap.xml', async (request, reply) => {
    const names = [FIXED];
    const deadline = Date.now() + WAIT_MS;
    // Builds one list after another, because the API also serves shoppers.
    for (const [listing, cache] of caches) {
      if (!isIndexed(pages(), listing)) continue;
      const sitemaps = await cache.current(Math.max(deadline - Date.now(), 0));
      if (!sitemaps) return unavailable(reply);
      names.push(...sitemaps.names);
    }
    return send(request, reply, Readable.from([sitemapIndex(originOf(request), names)]));
  });

  gateway.get<{ Params: { name: string } }>(
    '/sitemap-:name(^[a-z]+-\\d+).xml',
    async (request, reply) => {
      const { name } = request.params;
      const origin = originOf(request);
      if (origin.length > LONGEST_ORIGIN) return missing(reply);
      if (name === FIXED) {
        const paths = indexedPaths(pages());
        return send(request, reply, Readable.from(urlSet(origin, () => paths)));
      }
      const list = name.slice(0, name.lastIndexOf('-'));
      const listing = LISTINGS.find((each) => each.name === list && isIndexed(pages(), each));
      const cache = listing && caches.get(listing);
      if (!cache) return missing(reply);
      const sitemaps = await cache.current(WAIT_MS);
      if (!sitemaps) return unavailable(reply);
      if (!sitemaps.names.includes(name)) return missing(reply);
      const file = await sitemaps.open(name).catch(() => undefined);
      if (!file) return unavailable(reply);
      const xml = Readable.from(urlSet(origin, () => file.readLines()));
      // The file is closed with the stream. Otherwise an aborted download would leave it open.
      xml.once('close', () => void file.close().catch(() => undefined));
      return send(request, reply, xml);
    },
  );
}

function openCache({ log }: FastifyInstance, listing: Listing, apiOrigin: string): SitemapCache {
  const { name, freshMs } = listing;
  return new SitemapCache({
    freshMs,
    build: async (stopped) => {
      const sitemaps = await writeSitemaps(name, readPaths(listing, apiOrigin, stopped));
      log.info({ list: name, files: sitemaps.names.length }, 'sitemaps built');
      return sitemaps;
    },
    onFailure: (error) => log.warn({ err: error, list: name }, 'sitemaps could not be built'),
  });
}

function missing(reply: FastifyReply) {
  return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.');
}

/**
 * Replies with 503 instead of an incomplete sitemap, because search engines would drop the missing
 * pages.
 */
function unavailable(reply: FastifyReply) {
  reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
  return reply.type('text/plain; charset=utf-8').send('The sitemap is being made.');
}

function send(request: FastifyRequest, reply: FastifyReply, xml: Readable) {
  reply
    .header('cache-control', `public, max-age=${MAX_AGE_S}`)
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8');
  if (!acceptsEncoding(request.headers, 'gzip')) return reply.send(xml);
  reply.header('content-encoding', 'gzip');
  // A read error truncates the gzip stream, so that crawlers see that the sitemap is incomplete.
  return reply.send(pipeline(xml, createGzip(), () => undefined));
}
