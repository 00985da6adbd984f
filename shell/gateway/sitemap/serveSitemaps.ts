import { pipeline, Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../GatewayConfig';
import { robotsTxt } from './robotsTxt';
import { SitemapCache } from './SitemapCache';
import { LONGEST_ORIGIN, sitemapIndex, urlSet } from './sitemapXml';
import { writeSitemaps } from './writeSitemaps';

type Settings = Pick<GatewayConfig, 'apiOrigin' | 'market' | 'publicOrigin'>;

const RETRY_AFTER_S = 60;

/** Serves `robots.txt`, the sitemap index it names, and the sitemaps the index names. */
export function serveSitemaps(gateway: FastifyInstance, settings: Settings): void {
  const { apiOrigin, publicOrigin, market } = settings;
  const cache = new SitemapCache({
    build: async (stopped) => {
      const sitemaps = await writeSitemaps({ apiOrigin, brandSlug: market.brandSlug }, stopped);
      gateway.log.info({ files: sitemaps.names.length }, 'sitemaps built');
      return sitemaps;
    },
    onFailure: (error) => gateway.log.warn({ err: error }, 'sitemaps could not be built'),
  });
  gateway.addHook('onClose', () => cache.stop());
  const originOf = ({ protocol, host }: FastifyRequest) => publicOrigin ?? `${protocol}://${host}`;

  gateway.get('/robots.txt', async (request, reply) => {
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8');
    return robotsTxt(originOf(request), market.brandSlug);
  });

  gateway.get('/sitemap.xml', async (request, reply) => {
    const sitemaps = await cache.current();
    if (!sitemaps) return unavailable(reply);
    return send(request, reply, Readable.from([sitemapIndex(originOf(request), sitemaps.names)]));
  });

  gateway.get<{ Params: { name: string } }>(
    '/sitemap-:name(^[a-z]+-\\d+).xml',
    async (request, reply) => {
      const sitemaps = await cache.current();
      if (!sitemaps) return unavailable(reply);
      const { name } = request.params;
      if (!sitemaps.names.includes(name) || originOf(request).length > LONGEST_ORIGIN) {
        return reply.code(404).type('text/plain; charset=utf-8').send('There is no such sitemap.');
      }
      const file = await sitemaps.open(name).catch(() => undefined);
      if (!file) return unavailable(reply);
      const xml = Readable.from(urlSet(originOf(request), () => file.readLines()));
      // An aborted download would leave the file open.
      xml.once('close', () => void file.close().catch(() => undefined));
      return send(request, reply, xml);
    },
  );
}

/** 503 instead of an incomplete sitemap: search engines would drop pages that are not in it. */
function unavailable(reply: FastifyReply) {
  reply.code(503).header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
  return reply.type('text/plain; charset=utf-8').send('The sitemap is being made.');
}

function send(request: FastifyRequest, reply: FastifyReply, xml: Readable) {
  reply
    .header('cache-control', 'public, max-age=3600, stale-while-revalidate=86400')
    .header('vary', 'accept-encoding')
    .type('application/xml; charset=utf-8');
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(xml);
  reply.header('content-encoding', 'gzip');
  // A read error truncates the gzip stream, which crawlers recognise as incomplete.
  return reply.send(pipeline(xml, createGzip(), () => undefined));
}
