import type { FastifyInstance } from 'fastify';

const JSON_LIMIT_MS = 10_000;
/** Longest a client may take to send a request of any kind: uploads, from slow networks. */
export const SENDING_LIMIT_MS = 180_000;

/** Cuts off who takes longer than it can take to send a body: an open request costs a connection. */
export function limitSendingTime(app: FastifyInstance, limitMs = JSON_LIMIT_MS): void {
  app.addHook('onRequest', async (request, reply) => {
    // A route that takes more than others also gets the server's longer limit.
    if (request.raw.complete || request.routeOptions.bodyLimit !== app.initialConfig.bodyLimit) {
      return;
    }
    const timer = setTimeout(() => {
      if (!request.raw.complete) request.raw.destroy();
    }, limitMs);
    timer.unref();
    reply.raw.once('close', () => clearTimeout(timer));
  });
}
