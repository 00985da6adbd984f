import { createServer, type RequestListener, type Server } from 'node:http';
import {
  isFromThisMachine,
  listenPrivately,
  type PrivateListener,
} from '@marketplace/contracts/server/privateListener';
import type { FastifyInstance } from 'fastify';
import type { MetricsAddress } from '../config/GatewayConfig';
import { NOT_FOUND, sendProblem } from '../edge/problems';
import type { Metrics } from './createMetrics';

const PATH = '/metrics';

/**
 * Serves the metrics to programs on this machine only. The gateway redirects these programs to a
 * private listener, because a request through a proxy may look as if it came from this machine. The
 * first request opens the listener.
 */
export function serveMetrics(gateway: FastifyInstance, metrics: Metrics): void {
  let listener: Promise<PrivateListener> | undefined;
  gateway.addHook('onClose', async () => (await listener)?.close());
  gateway.get(PATH, async ({ raw }, reply) => {
    if (!isFromThisMachine(raw)) return sendProblem(reply, NOT_FOUND);
    // After a failure, the next request tries to open the listener again.
    listener ??= listenPrivately(answerMetrics(metrics)).catch((error: unknown) => {
      listener = undefined;
      throw error;
    });
    const { origin } = await listener;
    return reply.header('cache-control', 'no-store').redirect(`${origin}${PATH}`, 307);
  });
}

/**
 * Serves the metrics to Prometheus on another machine.
 * @throws Error if the server cannot listen at the given address
 */
export function listenForMetrics(
  { host, port }: MetricsAddress,
  metrics: Metrics,
): Promise<Server> {
  const server = createServer(answerMetrics(metrics));
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

const answerMetrics =
  ({ registry }: Metrics): RequestListener =>
  (request, response) => {
    if (request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    const headers = { 'content-type': registry.contentType, 'cache-control': 'no-store' };
    registry.metrics().then(
      (text) => response.writeHead(200, headers).end(text),
      () => response.writeHead(500).end(),
    );
  };
