import proxy from '@fastify/http-proxy';
import { drainBody } from '@marketplace/contracts/server/drainBody';
import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  RawServerBase,
  RouteGenericInterface,
} from 'fastify';
import { apiBodyLimits } from './apiBodyLimits';
import { LimitedBody } from './LimitedBody';

const TIME_LIMIT_MS = 15_000;
/** How much longer, and for how many bytes, a visitor is listened to whose body is refused. */
const DRAIN = { ms: 5000, bytes: 32 * 1024 * 1024 };

const TOO_LARGE = { statusCode: 413, code: 'too-large', message: 'What was sent is too large.' };
const UNAVAILABLE = {
  statusCode: 503,
  code: 'api-unavailable',
  message: 'The shop cannot be reached at the moment. Please try again.',
};

/** `/api/*` is the API host, under the shop's own origin. Bodies flow through and are counted. */
export async function proxyApi(gateway: FastifyInstance, apiOrigin: string): Promise<void> {
  const limitOf = apiBodyLimits('/api');
  const bodies = new WeakMap<object, LimitedBody>();

  const plugin: FastifyPluginAsync = async (scope) => {
    // The host refuses a long body by cutting the connection while it is still being sent, and all
    // a proxy then knows is that sending failed: what is too long is refused here.
    scope.addHook('preParsing', async (request, reply, payload) => {
      const limit = limitOf(request.url);
      if (Number(request.headers['content-length'] ?? 0) > limit) return refuse(reply);
      const body = new LimitedBody(payload, limit);
      bodies.set(request, body);
      return body;
    });
    await scope.register(proxy, {
      upstream: apiOrigin,
      prefix: '/api',
      // A payment's page sends shoppers back to a path of the shop, not of the API.
      internalRewriteLocationHeader: false,
      http: { requestOptions: { timeout: TIME_LIMIT_MS } },
      replyOptions: {
        // What a visitor claims about where they come from is dropped: throttles rely on it.
        rewriteRequestHeaders: (request, { forwarded: _claimed, ...headers }) => ({
          ...headers,
          'x-forwarded-for': request.ip,
        }),
        onError: (reply, { error }) => {
          if (bodies.get(reply.request)?.isTooLarge) return void refuse(reply);
          reply.log.warn({ err: error }, 'the API host did not answer');
          reply.code(503).header('retry-after', '5').send(UNAVAILABLE);
        },
      },
    });
  };
  await gateway.register(plugin);
}

/** Hears the visitor out, within limits: someone busy sending would see a broken connection. */
async function refuse(reply: FastifyReply<RouteGenericInterface, RawServerBase>): Promise<void> {
  const hasEnded = await drainBody(reply.request.raw, DRAIN);
  if (!hasEnded) reply.header('connection', 'close');
  await reply.code(413).send(TOO_LARGE);
}
