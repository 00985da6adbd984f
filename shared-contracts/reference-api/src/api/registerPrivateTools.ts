import type { IncomingMessage } from 'node:http';
import {
  isFromThisMachine,
  listenPrivately,
  type PrivateListener,
} from '@marketplace/contracts/server/privateListener';
import type { FastifyInstance } from 'fastify';
import { isInjected } from '../http/testSession';

/**
 * Registers routes that only this machine may call. They have a private listener, because a request
 * through a proxy could look local on the public listener. The private listener opens at the first
 * request.
 */
export function registerPrivateTools(
  app: FastifyInstance,
  register: (scope: FastifyInstance) => void,
): void {
  const arrived = new WeakSet<IncomingMessage>();
  let listener: Promise<PrivateListener> | undefined;
  const listen = () =>
    listenPrivately((request, response) => {
      arrived.add(request);
      app.routing(request, response);
    });
  app.addHook('onClose', async () => (await listener)?.close());
  app.register((scope, _options, done) => {
    scope.addHook('onRequest', async ({ raw }, reply) => {
      if (arrived.has(raw) || isInjected(raw)) return;
      if (!isFromThisMachine(raw)) return reply.callNotFound();
      listener ??= listen();
      const { origin } = await listener;
      return reply.header('cache-control', 'no-store').redirect(`${origin}${raw.url}`, 307);
    });
    register(scope);
    done();
  });
}
