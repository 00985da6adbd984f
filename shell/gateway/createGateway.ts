import { stdoutFile } from '@marketplace/contracts/server/fileLog';
import {
  answeredByRefuseUnreadable,
  refuseUnreadable,
} from '@marketplace/contracts/server/refuseUnreadable';
import { pathOfTarget } from '@marketplace/contracts/server/requestTarget';
import { hasUnreadBody } from '@marketplace/contracts/server/unreadBody';
import Fastify, { type FastifyInstance } from 'fastify';
import { openStorage } from '../release/storage/openStorage';
import { ApiOrigins } from './api-origins/ApiOrigins';
import { proxyApi } from './api-proxy/proxyApi';
import type { CompositionWatcher } from './composition/CompositionWatcher';
import type { GatewayConfig } from './config/GatewayConfig';
import { limitConnections } from './edge/limitConnections';
import { limitPipelining } from './edge/limitPipelining';
import { limitUnread } from './edge/limitUnread';
import { handleProblems } from './edge/problems';
import { readableUrl } from './edge/readableUrl';
import { refuseUnknownHosts } from './edge/refuseUnknownHosts';
import { addSecurityHeaders, plainHeaders } from './edge/securityHeaders';
import { serveFeed } from './feeds/serveFeed';
import { serveSitemaps } from './feeds/serveSitemaps';
import type { Monitor } from './monitoring/createMonitor';
import { loggedPath } from './monitoring/loggedPath';
import { RequestLog } from './monitoring/RequestLog';
import { serveMetrics } from './monitoring/serveMetrics';
import { serveReports } from './monitoring/serveReports';
import { traceOfRequest } from './monitoring/traceOfRequest';
import { servePages } from './pages/servePages';
import { OriginBuilds } from './qa/OriginBuilds';
import { openTestShop, serveTestShop } from './qa/openTestShop';
import { serveWholeReleases } from './qa/serveWholeReleases';
import { withFaults } from './releases/faultyReleases';
import type { ReleaseStore } from './releases/ReleaseStore';
import { serveReleases } from './releases/serveReleases';
import { withBuilds } from './releases/withBuilds';

/**
 * Time within which a whole request must arrive. It is long enough for uploads over slow networks.
 */
const REQUEST_LIMIT_MS = 180_000;
/**
 * Time within which the headers must arrive, and interval at which Node checks both time limits.
 * They are short, because each open connection costs a file descriptor.
 */
const CONNECTIONS = {
  headersTimeout: 10_000,
  connectionsCheckingInterval: 2000,
};

/**
 * Creates the shell's server: pages, release files, API proxy, sitemaps, feed, health, metrics and
 * reports.
 */
export async function createGateway(
  config: GatewayConfig,
  store: ReleaseStore,
  watcher: CompositionWatcher,
  monitor: Monitor,
): Promise<FastifyInstance> {
  const { trustedProxies } = config;
  const builds = openBuilds(config, store);
  const releases = builds ? withFaults(withBuilds(store, builds.place)) : store;
  const qa = openTestShop(config, {
    store: releases,
    watcher,
    builds,
    monitor,
    addressOf: () => gateway.server.address(),
  });
  const gateway = Fastify({
    logger: {
      level: process.env.LOG_LEVEL ?? 'info',
      ...(stdoutFile && { stream: stdoutFile }),
      // The log lines have the same fields as the lines of `monitor.report`: `time`, but no process
      // id and no host name.
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { req: loggedRequest },
    },
    logController: new RequestLog(monitor),
    genReqId: (request) => traceOfRequest(request).traceId,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: false },
    http: CONNECTIONS,
    requestTimeout: REQUEST_LIMIT_MS,
    trustProxy: typeof trustedProxies === 'number' ? isWithin(trustedProxies) : trustedProxies,
    // A request target that is not a path of the shop becomes `/` here. `refuseUnknownHosts`
    // refuses the request later.
    rewriteUrl(request) {
      const url = readableUrl(pathOfTarget(request.url, request.headers.host) ?? '/');
      return qa?.sessions.rewriteUrl(request, url) ?? url;
    },
    clientErrorHandler: answeredByRefuseUnreadable,
  });
  limitPipelining(gateway.server);
  refuseUnreadable(gateway.server, plainHeaders(config.publicOrigin));
  gateway.addHook('onSend', async ({ raw }, reply) => {
    if (hasUnreadBody(raw)) reply.header('connection', 'close');
  });
  limitConnections(gateway.server);
  limitUnread(gateway.server);
  addSecurityHeaders(gateway, config.publicOrigin);
  handleProblems(gateway);
  refuseUnknownHosts(gateway, config.publicOrigin);
  gateway.get('/healthz', async () => ({ status: 'alive' }));
  gateway.get('/readyz', async (_request, reply) => {
    if (watcher.workers?.isReady) return { status: 'ready' };
    return reply.code(503).send({ status: 'no render worker is ready' });
  });
  if (qa) {
    serveTestShop(gateway, qa, config, monitor);
    serveWholeReleases(gateway, store, openStorage(config.releasesUrl));
  }
  serveMetrics(gateway, monitor.metrics);
  serveReports(gateway, monitor);
  serveReleases(gateway, releases);
  const origins = openOrigins(gateway, config, monitor);
  await proxyApi(gateway, config.apiOrigin, { origins, qa });
  const lists = { ...config, apiOrigin: () => origins.choose() };
  serveSitemaps(gateway, lists, () => watcher.pages, qa?.listsOf);
  serveFeed(gateway, lists, qa?.apiOf);
  servePages(gateway, watcher, config, monitor, qa);
  return gateway;
}

/** Watches the origins of the API until the gateway closes. */
function openOrigins(gateway: FastifyInstance, { apiOrigins }: GatewayConfig, monitor: Monitor) {
  const origins = new ApiOrigins(apiOrigins, (origin, isUp) => {
    monitor.metrics.apiUp.set({ origin }, isUp ? 1 : 0);
    monitor.report({ event: isUp ? 'api-up' : 'api-down', origin });
  });
  gateway.addHook('onReady', async () => origins.start());
  gateway.addHook('onClose', async () => origins.stop());
  return origins;
}

/**
 * Opens the builds that test sessions take from other origins.
 * @returns `undefined` if the gateway has no key for test sessions
 */
const openBuilds = (
  { qaKey, qaOrigins: origins, releaseTrust }: GatewayConfig,
  store: ReleaseStore,
) => qaKey && new OriginBuilds({ origins, releaseTrust, store });

/** Trusts the `hops` proxies that are nearest to the gateway. */
const isWithin = (hops: number) => (_address: string, hop: number) => hop < hops;

/** Returns only method and path for the log, because queries and cookies can contain secrets. */
function loggedRequest({ method, url }: { method: string; url?: string }) {
  return { method, path: url && loggedPath(url) };
}
