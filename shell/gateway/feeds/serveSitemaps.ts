import type { FileHandle } from 'node:fs/promises';
import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { indexedPaths, type PageTable } from '@marketplace/contracts/pages/pageTable';
import { QA_HEADER } from '@marketplace/contracts/testSession';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config/GatewayConfig';
import { acceptsEncoding } from '../edge/acceptedEncoding';
import { shopOrigin } from '../edge/shopOrigin';
import { refuseTester } from '../pages/sendRefusal';
import { isIndexed, LISTINGS, type Listing } from './listings';
import { readPaths } from './listPages';
import { robotsTxt } from './robotsTxt';
import { SessionSitemaps } from './SessionSitemaps';
import { SitemapCache } from './SitemapCache';
import type { SessionLists, SitemapSource } from './SitemapSource';
import { LONGEST_ORIGIN, sitemapIndex, urlSet } from './sitemapXml';
import { writeSitemaps } from './writeSitemaps';

interface Settings extends Pick<GatewayConfig, 'market' | 'publicOrigin'> {
  /** Returns an origin of the API for one list. */
  apiOrigin: () => string;
}

type ListsOf = (request: FastifyRequest) => Promise<SessionLists | { why: string } | undefined>;

const BEING_MADE = { why: 'The sitemap is being made.' };
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

/**
 * Serves `robots.txt`, the sitemap index that it names, and the sitemaps that the index names.
 * @param listsOf pages and lists of a request's test session, or why it has none; `undefined` for a
 * request without a session. No other request gets what is made for a session.
 */
export function serveSitemaps(
  gateway: FastifyInstance,
  settings: Settings,
  pages: () => PageTable,
  listsOf?: ListsOf,
): void {
  const { apiOrigin, publicOrigin, market } = settings;
  const caches = new Map(
    LISTINGS.map((listing) => [listing, openCache(gateway, listing, apiOrigin)]),
  );
  gateway.addHook('onClose', async () => {
    await Promise.all([...caches.values()].map((cache) => cache.stop()));
  });
  const originOf = shopOrigin(publicOrigin);
  const ofSessions = new SessionSitemaps();
  const vary = ['accept-encoding', ...(listsOf ? ['cookie', QA_HEADER] : [])].join(', ');

  const live = (): SitemapSource => ({
    pages: pages(),
    isCached: true,
    read: async (listing, waitMs) => (await caches.get(listing)?.current(waitMs)) ?? BEING_MADE,
    release: async () => undefined,
  });

  /** Finds the source of a request. If its test session has none, replies with the reason. */
  async function sourceOf(request: FastifyRequest, reply: FastifyReply) {
    const lists = await listsOf?.(request);
    reply.header('vary', vary);
    if (!lists) return live();
    reply.header('cache-control', 'no-store');
    if (!('why' in lists)) return ofSessions.sourceFor(reply, lists);
    const problem = { statusCode: 422, code: 'qa-settings', message: lists.why };
    await refuseTester(request, reply, problem);
    return undefined;
  }

  gateway.get('/robots.txt', async (request, reply) => {
    const source = await sourceOf(request, reply);
    if (!source) return reply;
    return reply
      .header('cache-control', source.isCached ? 'public, max-age=3600' : 'no-store')
      .type('text/plain; charset=utf-8')
      .send(robotsTxt(source.pages, originOf(request), market.brandSlug));
  });

  gateway.get('/sitemap.xml', async (request, reply) => {
    const source = await sourceOf(request, reply);
    if (!source) return reply;
    const names = [FIXED];
    const deadline = Date.now() + WAIT_MS;
    // Builds one list after another, because the API also serves shoppers.
    for (const listing of LISTINGS.filter((each) => isIndexed(source.pages, each))) {
      const sitemaps = await source.read(listing, Math.max(deadline - Date.now(), 0));
      if ('why' in sitemaps) return unavailable(reply, sitemaps);
      names.push(...sitemaps.names);
      await source.release(sitemaps);
    }
    return send(request, reply, Readable.from([sitemapIndex(originOf(request), names)]), source);
  });

  gateway.get<{ Params: { name: string } }>(
    '/sitemap-:name(^[a-z]+-\\d+).xml',
    async (request, reply) => {
      const { name } = request.params;
      const origin = originOf(request);
      if (origin.length > LONGEST_ORIGIN) return missing(reply);
      const source = await sourceOf(request, reply);
      if (!source) return reply;
      if (name === FIXED) {
        const paths = indexedPaths(source.pages);
        return send(request, reply, Readable.from(urlSet(origin, () => paths)), source);
      }
      const file = await openSitemap(source, name);
      if (file === 'missing') return missing(reply);
      if ('why' in file) return unavailable(reply, file);
      const xml = Readable.from(urlSet(origin, () => file.readLines()));
      // The file is closed with the stream. Otherwise an aborted download would leave it open.
      xml.once('close', () => void file.close().catch(() => undefined));
      return send(request, reply, xml, source);
    },
  );
}

/** Opens the file with the paths of a sitemap, or returns why it cannot be sent. */
async function openSitemap(
  source: SitemapSource,
  name: string,
): Promise<FileHandle | 'missing' | { why: string }> {
  const list = name.slice(0, name.lastIndexOf('-'));
  const listing = LISTINGS.find((each) => each.name === list && isIndexed(source.pages, each));
  if (!listing) return 'missing';
  const sitemaps = await source.read(listing, WAIT_MS);
  if ('why' in sitemaps) return sitemaps;
  const isListed = sitemaps.names.includes(name);
  const file = isListed ? await sitemaps.open(name).catch(() => undefined) : undefined;
  await source.release(sitemaps);
  return isListed ? (file ?? BEING_MADE) : 'missing';
}

function openCache(
  { log }: FastifyInstance,
  listing: Listing,
  apiOrigin: () => string,
): SitemapCache {
  const { name, freshMs } = listing;
  return new SitemapCache({
    freshMs,
    build: async (stopped) => {
      const sitemaps = await writeSitemaps(name, readPaths(listing, apiOrigin(), stopped));
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
function unavailable(reply: FastifyReply, { why }: { why: string }) {
  reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
  return reply.type('text/plain; charset=utf-8').send(why);
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  xml: Readable,
  { isCached }: SitemapSource,
) {
  reply
    .header('cache-control', isCached ? `public, max-age=${MAX_AGE_S}` : 'no-store')
    .type('application/xml; charset=utf-8');
  if (!acceptsEncoding(request.headers, 'gzip')) return reply.send(xml);
  reply.header('content-encoding', 'gzip');
  // A read error truncates the gzip stream, so that crawlers see that the sitemap is incomplete.
  return reply.send(pipeline(xml, createGzip(), () => undefined));
}
