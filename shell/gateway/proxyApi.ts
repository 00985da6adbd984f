import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

const TIME_LIMIT_MS = 15_000;

/** `/api/*` is the API host, under the shop's own origin. */
export async function proxyApi(gateway: FastifyInstance, apiOrigin: string): Promise<void> {
  await gateway.register(proxy, {
    upstream: apiOrigin,
    prefix: '/api',
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
