import { type PageTable, takesForms } from '@marketplace/contracts/pages/pageTable';
import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assignCanary } from '../canary/assignCanary';
import type { CanaryGroup } from '../composition/CanaryPools';
import type { GatewayConfig } from '../config/GatewayConfig';
import { type Problem, sendProblem } from '../edge/problems';
import { shopOrigin } from '../edge/shopOrigin';
import type { Monitor } from '../monitoring/createMonitor';
import { acceptForms } from './acceptForms';
import { createPageSender, type PageSender } from './createPageSender';
import { serveBanglaFace } from './failurePage';
import { pageCacheControl } from './pageCacheControl';
import { preserveQuery } from './preserveQuery';
import type { WorkerSource, Workers } from './requestRender';
import { refuseTester } from './sendRefusal';
import { sharedPageOf } from './sharedPage';
import { serveSpeculationRules, speculationHeaders } from './speculationRules';

type PageConfig = Pick<
  GatewayConfig,
  'publicOrigin' | 'pageCacheBytes' | 'market' | 'paymentOrigins'
>;

/** Size of the page cache of a canary or a test session, as a share of the live one. */
const CANARY_CACHE_SHARE = 0.25;

const STARTING: Problem = {
  statusCode: 503,
  code: 'qa-session-starting',
  message: 'The worker of this test session is still starting: try again in 5 seconds.',
};

/** The workers of the live composition and of the canaries. */
interface PageWorkers extends WorkerSource {
  /** Pages of the live composition. */
  readonly pages: PageTable;
  readonly canaryGroups: readonly Pick<
    CanaryGroup,
    'composition' | 'version' | 'share' | 'workers'
  >[];
}

/** Workers of a test session, or why it has none; `undefined` for a request without a session. */
type SessionWorkers = Workers | 'starting' | { why: string } | undefined;

/**
 * Serves every path without its own route as a page. A worker of the live composition, or of the
 * visitor's canary or test session, renders the page. A posted form goes to the page's action.
 */
export function servePages(
  gateway: FastifyInstance,
  watcher: PageWorkers,
  { publicOrigin, pageCacheBytes, market, paymentOrigins }: PageConfig,
  monitor: Monitor,
  qa?: { workersOf: (request: FastifyRequest) => Promise<SessionWorkers> },
): void {
  const { supportChatScriptUrl, analyticsScriptUrl } = market;
  const scripts = [supportChatScriptUrl, analyticsScriptUrl].filter((url) => url !== undefined);
  const foreign = { scripts, payments: paymentOrigins };
  const originOf = shopOrigin(publicOrigin);
  const senderOf = (source: WorkerSource, capacity: number) =>
    createPageSender({ source, capacity, monitor, foreign, originOf });
  const sendLive = senderOf(watcher, pageCacheBytes);
  /**
   * Senders of canaries and test sessions, by their workers. So a restarted canary begins with an
   * empty cache.
   */
  const otherSenders = new WeakMap<Workers, PageSender>();

  function senderFor(workers: Workers): PageSender {
    const send =
      otherSenders.get(workers) ?? senderOf({ workers }, pageCacheBytes * CANARY_CACHE_SHARE);
    otherSenders.set(workers, send);
    return send;
  }

  /** Pages of the live composition and of all canaries. */
  const allPages = () => [
    ...watcher.pages,
    ...watcher.canaryGroups.flatMap(({ workers }) => workers.pages),
  ];

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const workers = await qa?.workersOf(request);
    if (workers === 'starting') {
      return refuseTester(request, reply.header('retry-after', '5'), STARTING);
    }
    if (workers && 'why' in workers) {
      const problem = { statusCode: 422, code: 'qa-settings', message: workers.why };
      return refuseTester(request, reply, problem);
    }
    return workers ? sendInSession(workers, request, reply) : sendToShopper(request, reply);
  }

  async function sendToShopper(request: FastifyRequest, reply: FastifyReply) {
    const { url, headers } = request;
    const { cookie, 'accept-language': acceptLanguage } = headers;
    const isForm = request.method === 'POST';
    reply.headers({
      vary: 'accept-encoding, cookie, accept-language, save-data',
      'cache-control': isForm ? 'private, no-store' : pageCacheControl(allPages(), url, cookie),
      ...speculationHeaders(headers['save-data']),
    });
    const origin = originOf(request);
    const kept = isForm ? undefined : preserveQuery({ url, referer: headers.referer, origin });
    if (kept !== undefined) return reply.redirect(kept);
    const drawn = assignCanary(watcher.canaryGroups, cookie ?? '', origin.startsWith('https:'));
    if (drawn.cookie) reply.header('set-cookie', drawn.cookie);
    const send = drawn.group ? senderFor(drawn.group.workers) : sendLive;
    const visit = { url, origin, cookie, acceptLanguage };
    const page = isForm
      ? undefined
      : sharedPageOf(visit, drawn.group?.workers.pages ?? watcher.pages);
    return send({ request, reply, page, isForCaches: !drawn.group && !drawn.cookie });
  }

  /** Sends a page of a test session. No cache may store this page. */
  function sendInSession(workers: Workers, request: FastifyRequest, reply: FastifyReply) {
    const { id, versions } = workers.composition;
    reply.headers({ 'cache-control': 'private, no-store', 'x-composition': id });
    for (const [part, version] of Object.entries(versions)) {
      reply.header(`x-release-${part.replaceAll('_', '-')}`, version);
    }
    return senderFor(workers)({ request, reply, page: undefined, isForCaches: false });
  }

  /** Refuses `*` and URLs of other hosts, because a worker would fail on them. */
  async function refuseOtherTargets(request: FastifyRequest, reply: FastifyReply) {
    const isPage = request.url.startsWith('/') || request.url.startsWith(`${originOf(request)}/`);
    return isPage ? undefined : sendProblem(reply, UNREADABLE);
  }

  serveBanglaFace(gateway);
  serveSpeculationRules(gateway, () => watcher.pages);
  gateway.route({
    method: 'GET',
    url: '/*',
    exposeHeadRoute: true,
    onRequest: refuseOtherTargets,
    handler: sendPage,
  });
  const rules = { originOf, takesForms: (path: string) => takesForms(allPages(), path) };
  acceptForms(gateway, rules, sendPage);
}
