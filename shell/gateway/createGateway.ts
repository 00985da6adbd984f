import Fastify, { type FastifyInstance } from 'fastify';
import type { CompositionKeeper } from './CompositionKeeper';
import type { GatewayConfig } from './GatewayConfig';
import { proxyApi } from './proxyApi';
import type { ReleaseStore } from './ReleaseStore';
import { addSecurityHeaders } from './securityHeaders';
import { servePages } from './servePages';
import { serveReleases } from './serveReleases';
import { serveSitemaps } from './sitemap/serveSitemaps';

/** The shell's server: pages, release files, the API under one origin, health. */
export async function createGateway(
  config: GatewayConfig,
  store: ReleaseStore,
  keeper: CompositionKeeper,
): Promise<FastifyInstance> {
  const gateway = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'info', serializers: { req: loggedRequest } },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
  });
  addSecurityHeaders(gateway, config.publicOrigin);
  gateway.get('/healthz', async () => ({ status: 'alive' }));
  gateway.get('/readyz', async (_request, reply) => {
    if (keeper.workers?.nextSocket()) return { status: 'ready' };
    return reply.code(503).send({ status: 'no render worker is ready' });
  });
  serveReleases(gateway, store);
  await proxyApi(gateway, config.apiOrigin);
  serveSitemaps(gateway, config);
  servePages(gateway, keeper, config.publicOrigin, config.market.supportChatScriptUrl);
  return gateway;
}

/** Logs say what was asked, never what was sent along: queries and cookies can hold secrets. */
function loggedRequest({ method, url }: { method: string; url?: string }) {
  return { method, path: url?.split('?')[0] };
}
