import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const TIME_LIMIT_MS = 15_000;
/** Bytes, as the API host accepts. */
const BODY_LIMIT = 256 * 1024;

/** `/api/*` is the API host, under the shop's own origin. */
export async function proxyApi(gateway: FastifyInstance, apiOrigin: string): Promise<void> {
  await gateway.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
    // The host refuses a long body by cutting the connection while it is still being sent, and all a
    // proxy then knows is that sending failed: what is too long is refused here.
    preHandler: async (request, reply) => {
      if (Number(request.headers['content-length'] ?? 0) <= BODY_LIMIT) return;
      const message = 'What was sent is too large.';
      await reply
        .code(413)
        .header('connection', 'close')
        .send({ statusCode: 413, code: 'too-large', message });
    },
    http: { requestOptions: { timeout: TIME_LIMIT_MS } },
    replyOptions: {
      // What a visitor claims about where they come from is dropped: throttles rely on it.
      rewriteRequestHeaders: (request, { forwarded: _claimed, ...headers }) => ({
        ...headers,
        'x-forwarded-for': request.ip,
      }),
      onError: (reply, { error }) => {
        reply.log.warn({ err: error }, 'the API host did not answer');
        reply.code(503).header('retry-after', '5').send({
          statusCode: 503,
          code: 'api-unavailable',
          message: 'The shop cannot be reached at the moment. Please try again.',
        });
      },
    },
  });
}
