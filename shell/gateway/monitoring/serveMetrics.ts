import {
  answerMetrics,
  METRICS_PATH,
  type MetricsSource,
} from '@marketplace/contracts/server/metricsListener';
import {
  isFromThisMachine,
  listenPrivately,
  type PrivateListener,
} from '@marketplace/contracts/server/privateListener';
import type { FastifyInstance } from 'fastify';
import { NOT_FOUND, sendProblem } from '../edge/problems';

/**
 * Serves the metrics to programs on this machine only. The gateway redirects these programs to a
 * private listener, because a request through a proxy may look as if it came from this machine. The
 * first request opens the listener.
 */
export function serveMetrics(gateway: FastifyInstance, metrics: MetricsSource): void {
  let listener: Promise<PrivateListener> | undefined;
  gateway.addHook('onClose', async () => (await listener)?.close());
  gateway.get(METRICS_PATH, async ({ raw }, reply) => {
    if (!isFromThisMachine(raw)) return sendProblem(reply, NOT_FOUND);
    // After a failure, the next request tries to open the listener again.
    listener ??= listenPrivately(answerMetrics(metrics)).catch((error: unknown) => {
      listener = undefined;
      throw error;
    });
    const { origin } = await listener;
    return reply.header('cache-control', 'no-store').redirect(`${origin}${METRICS_PATH}`, 307);
  });
}
