import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import proxy from '@fastify/http-proxy';
import { JSON_BODY_LIMIT } from '@marketplace/contracts/api/bodyLimit';
import { drainBody } from '@marketplace/contracts/server/drainBody';
import { networkOf } from '@marketplace/contracts/server/networkOf';
import { isFromThisMachine, isLocalName } from '@marketplace/contracts/server/privateListener';
import { TOO_SLOW } from '@marketplace/contracts/server/refuseUnreadable';
import { hasBody } from '@marketplace/contracts/server/unreadBody';
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { ApiOrigins } from '../api-origins/ApiOrigins';
import { isRead, repeatElsewhere } from '../api-origins/repeatElsewhere';
import { NOT_FOUND, sendProblem, TOO_LARGE } from '../edge/problems';
import type { TestShop } from '../qa/openTestShop';
import { apiBodyLimits, IncomingBodies, LimitedBody } from './bodyLimits';
import { replyHeaders, requestHeaders } from './forwardedHeaders';
import { orderTokenHeader, orderTokenRemoval } from './orderToken';

const TIME_LIMIT_MS = 15_000;
/** Time within which a request body must arrive. Uploads may take longer. */
const BODY_LIMIT_MS = 10_000;
/**
 * Limits for JSON bodies that arrive at the same time, in total and from one network. The gateway
 * holds these bodies in memory.
 */
const BODIES_AT_ONCE = { most: 1024, mostOfOne: 128 };
/** Limits for uploads that arrive at the same time. Each upload holds a connection to the host. */
const UPLOADS_AT_ONCE = { most: 512, mostOfOne: 64 };
/** Time after which idle connections to the host are closed, long before the host closes them. */
const IDLE_LIMIT_MS = 4000;
/** Limits for reading the rest of a refused body. */
const DRAIN = { ms: 5000, bytes: 32 * 1024 * 1024 };

const UNAVAILABLE = {
  statusCode: 503,
  code: 'api-unavailable',
  message: 'The shop cannot be reached at the moment. Please try again.',
};

type ProxiedReply = FastifyReply<RouteGenericInterface, RawServerBase>;

interface ProxyOptions {
  bodyLimitMs?: number;
  /** Origins of the API; by default only `apiOrigin`. */
  origins?: ApiOrigins;
  /** Faults and context of test sessions. */
  qa?: Pick<TestShop, 'beforeCall' | 'contextOf' | 'replyHeadersOf'>;
}

/**
 * Proxies `/api/*` of the shop to the API host, or to one of several that are up. All bodies have a
 * size limit. Uploads are streamed. Other bodies are first read completely, so that a slow sender
 * occupies no connection to the host.
 */
export async function proxyApi(
  gateway: FastifyInstance,
  apiOrigin: string,
  { bodyLimitMs = BODY_LIMIT_MS, origins = new ApiOrigins([apiOrigin]), qa }: ProxyOptions = {},
): Promise<void> {
  const limitOf = apiBodyLimits('/api');
  const bodies = new WeakMap<object, LimitedBody>();
  /** Bodies that were read completely, so that a call can be repeated. */
  const wholes = new WeakMap<object, Buffer>();
  const incoming = new IncomingBodies(BODIES_AT_ONCE);
  const uploads = new IncomingBodies(UPLOADS_AT_ONCE);
  /**
   * Holds the signal that ends an upload when its sender disconnects. Without this signal, the host
   * would finish long work whose result nobody reads.
   */
  const senderGone = new AsyncLocalStorage<AbortSignal>();

  /** Replies to a call to which the host did not reply. */
  function giveUp(reply: ProxiedReply, { error }: { error: Error }): void {
    if (reply.sent) return;
    if (bodies.get(reply.request)?.isTooLarge) return void refuse(reply);
    noteUnanswered(reply.request, error);
    reply.code(503).header('retry-after', '5').send(UNAVAILABLE);
  }

  const isLocalHost = isLocalName(new URL(apiOrigin).hostname);

  const plugin: FastifyPluginAsync = async (scope) => {
    // Developer tools are never proxied. If the API host runs on this machine, programs on this
    // machine are redirected to it. All other requests for these tools get a 404.
    scope.addHook('onRequest', async (request, reply) => {
      const tool = devToolOf(request.url);
      if (!tool) return;
      if (!isLocalHost || !isFromThisMachine(request.raw)) return sendProblem(reply, NOT_FOUND);
      return reply.header('cache-control', 'no-store').redirect(`${apiOrigin}${tool}`, 307);
    });
    if (qa) scope.addHook('onRequest', qa.beforeCall);
    scope.addHook('onRequest', (request, reply, done) => {
      if (limitOf(request.url) === JSON_BODY_LIMIT) return done();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      senderGone.run(gone.signal, done);
    });
    // The API host refuses an oversized body by closing the connection, which a proxy cannot
    // distinguish from a network failure. So the gateway refuses such a body itself.
    scope.addHook('preParsing', async (request, reply, payload) => {
      const limit = limitOf(request.url);
      if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(reply);
      const body = new LimitedBody(payload, limit);
      bodies.set(request, body);
      if (!hasBody(request)) return body;
      if (limit === JSON_BODY_LIMIT) return readWhole(body, request, reply);
      body.once('close', uploads.add(networkOf(request.ip), body));
      return body;
    });
    /** @returns the whole body, or the reply that refuses it */
    async function readWhole(body: LimitedBody, request: FastifyRequest, reply: FastifyReply) {
      const release = incoming.add(networkOf(request.ip), body);
      const timer = setTimeout(() => body.destroy(new Error(TOO_SLOW.message)), bodyLimitMs);
      try {
        const whole = await buffer(body);
        if (origins.hasSeveral && !isRead(request)) wholes.set(request, whole);
        return Object.assign(Readable.from([whole]), { receivedEncodedLength: whole.length });
      } catch {
        if (body.isTooLarge) return refuse(reply);
        return sendProblem(reply.header('connection', 'close'), TOO_SLOW);
      } finally {
        clearTimeout(timer);
        release();
      }
    }

    await scope.register(proxy, {
      upstream: apiOrigin,
      prefix: '/api',
      // `RequestLog` already logs each request.
      disableRequestLogging: true,
      // A redirect after a payment leads to a page of the shop, so it must not get the prefix
      // `/api`.
      internalRewriteLocationHeader: false,
      // Closes idle connections before the host does: otherwise the host could close a connection
      // while a request is on its way. Such a request is repeated on a new connection if it changes
      // no data.
      http: {
        requestOptions: {
          timeout: TIME_LIMIT_MS,
          // A getter, because the proxy has no option for a signal per request.
          get signal() {
            return senderGone.getStore();
          },
        },
        agentOptions: { keepAlive: true, timeout: IDLE_LIMIT_MS },
      },
      replyOptions: {
        // Repeats a request once if the connection breaks. The count is not 0, because the proxy
        // would then retry a 503 of the host ten times.
        retriesCount: 1,
        rewriteRequestHeaders: (request, headers) => ({
          ...requestHeaders(request, headers),
          ...orderTokenHeader(request.url, headers),
          ...qa?.contextOf(request.raw),
        }),
        rewriteHeaders: (headers, request) => ({
          ...replyHeaders(headers),
          ...(request && orderTokenRemoval(request.url, request.headers, headers['set-cookie'])),
          ...(request && qa?.replyHeadersOf(request.raw)),
        }),
        onError: giveUp,
        ...(origins.hasSeveral &&
          repeatElsewhere({
            origins,
            prefix: '/api',
            wholeOf: (request) => wholes.get(request),
            giveUp,
          })),
      },
    });
  };
  await gateway.register(plugin);
}

/** Logs a call that failed without a reply, because the host may not have logged it. */
function noteUnanswered(
  { log, method, url }: Pick<FastifyRequest, 'log' | 'method' | 'url'>,
  err: Error,
): void {
  const { pathname } = new URL(url, 'http://gateway');
  log.warn({ err, event: 'call-unanswered', method, path: pathname });
}

/**
 * Returns the path and query of a developer tool at the API host, if the URL names a tool in any
 * spelling. These tools show the one-time codes of all visitors.
 */
function devToolOf(url: string): string | undefined {
  const { pathname, search } = new URL(url, 'http://gateway');
  const [, tool] = /^\/api\/*(\/dev(?:\/.*)?)$/i.exec(decodeURIComponent(pathname)) ?? [];
  return tool && `${encodeURI(tool)}${search}`;
}

/**
 * Refuses a body with 413. Reads the rest of the body first, within limits. Otherwise the sender
 * would see a connection reset instead of the 413.
 */
async function refuse(reply: ProxiedReply) {
  const hasEnded = await drainBody(reply.request.raw, DRAIN);
  if (!hasEnded) reply.header('connection', 'close');
  return sendProblem(reply, TOO_LARGE);
}
