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
import { NOT_FOUND, sendProblem, TOO_LARGE } from '../edge/problems';
import { apiBodyLimits, IncomingBodies, LimitedBody } from './bodyLimits';
import { replyHeaders, requestHeaders } from './forwardedHeaders';

const TIME_LIMIT_MS = 15_000;
/** Longest time in which a body must arrive, except an upload. */
const BODY_LIMIT_MS = 10_000;
/** Arriving bodies; what has arrived is in memory. */
const BODIES_AT_ONCE = { most: 1024, mostOfOne: 128 };
/** Arriving uploads; each holds a connection to the host. */
const UPLOADS_AT_ONCE = { most: 512, mostOfOne: 64 };
/** Far below the time after which API hosts close an idle connection. */
const IDLE_LIMIT_MS = 4000;
/** Limits of draining a refused body. */
const DRAIN = { ms: 5000, bytes: 32 * 1024 * 1024 };

const UNAVAILABLE = {
  statusCode: 503,
  code: 'api-unavailable',
  message: 'The shop cannot be reached at the moment. Please try again.',
};

/**
 * Proxies `/api/*` to the API host under the shop's own origin. Bodies are limited. Uploads are streamed;
 * other bodies are read whole first, so that a slow sender costs the host nothing.
 */
export async function proxyApi(
  gateway: FastifyInstance,
  apiOrigin: string,
  bodyLimitMs = BODY_LIMIT_MS,
): Promise<void> {
  const limitOf = apiBodyLimits('/api');
  const bodies = new WeakMap<object, LimitedBody>();
  const incoming = new IncomingBodies(BODIES_AT_ONCE);
  const uploads = new IncomingBodies(UPLOADS_AT_ONCE);
  /** Aborted when the sender of an upload goes away: the host would go on with long work for it. */
  const senderGone = new AsyncLocalStorage<AbortSignal>();

  const isLocalHost = isLocalName(new URL(apiOrigin).hostname);

  const plugin: FastifyPluginAsync = async (scope) => {
    // Developer tools are never proxied: the API host decides who may use them.
    scope.addHook('onRequest', async (request, reply) => {
      const tool = devToolOf(request.url);
      if (!tool) return;
      if (!isLocalHost || !isFromThisMachine(request.raw)) return sendProblem(reply, NOT_FOUND);
      return reply.header('cache-control', 'no-store').redirect(`${apiOrigin}${tool}`, 307);
    });
    scope.addHook('onRequest', (request, reply, done) => {
      if (limitOf(request.url) === JSON_BODY_LIMIT) return done();
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      senderGone.run(gone.signal, done);
    });
    // The API host refuses a long body by closing the connection mid-request, which a proxy cannot
    // tell from a network failure: too long bodies are refused here.
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
    /** @returns the body when it has arrived, or the reply that refuses it */
    async function readWhole(body: LimitedBody, request: FastifyRequest, reply: FastifyReply) {
      const release = incoming.add(networkOf(request.ip), body);
      const timer = setTimeout(() => body.destroy(new Error(TOO_SLOW.message)), bodyLimitMs);
      try {
        const whole = await buffer(body);
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
      // The gateway writes one line per request itself.
      disableRequestLogging: true,
      // Payment pages redirect to a path of the shop, not of the API.
      internalRewriteLocationHeader: false,
      // A request is lost if the host closes its connection at that moment. So idle connections are
      // closed before, and a request that only reads is sent once more on another connection.
      http: {
        requestOptions: {
          timeout: TIME_LIMIT_MS,
          // Read for each request, because the proxy has no such option per request.
          get signal() {
            return senderGone.getStore();
          },
        },
        agentOptions: { keepAlive: true, timeout: IDLE_LIMIT_MS },
      },
      replyOptions: {
        // By default the proxy would retry each 503 of the host ten times.
        retriesCount: 1,
        rewriteRequestHeaders: requestHeaders,
        rewriteHeaders: replyHeaders,
        onError: (reply, { error }) => {
          if (bodies.get(reply.request)?.isTooLarge) return void refuse(reply);
          noteUnanswered(reply.request, error);
          reply.code(503).header('retry-after', '5').send(UNAVAILABLE);
        },
      },
    });
  };
  await gateway.register(plugin);
}

/** Logs requests that were in flight when the host ended: the host has logged none of them. */
function noteUnanswered(
  { log, method, url }: Pick<FastifyRequest, 'log' | 'method' | 'url'>,
  err: Error,
): void {
  const { pathname } = new URL(url, 'http://gateway');
  log.warn({ err, event: 'call-unanswered', method, path: pathname });
}

/** Path and query, at the API host, of a tool that shows everybody's codes, in any spelling. */
function devToolOf(url: string): string | undefined {
  const { pathname, search } = new URL(url, 'http://gateway');
  const [, tool] = /^\/api\/*(\/dev(?:\/.*)?)$/i.exec(decodeURIComponent(pathname)) ?? [];
  return tool && `${encodeURI(tool)}${search}`;
}

/** Drains the body within limits so that the 413 arrives instead of a connection reset. */
async function refuse(reply: FastifyReply<RouteGenericInterface, RawServerBase>) {
  const hasEnded = await drainBody(reply.request.raw, DRAIN);
  if (!hasEnded) reply.header('connection', 'close');
  return sendProblem(reply, TOO_LARGE);
}
