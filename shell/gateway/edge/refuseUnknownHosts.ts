import type { FastifyInstance } from 'fastify';
import { isForThisMachine } from './localRequests';
import { sendProblem } from './problems';

/** Probes ask for these by whatever address they know. */
const PROBED = ['/healthz', '/readyz'];

/**
 * Without a public origin a shop names itself by the host of each request, also in pages, `robots.txt`
 * and sitemaps that caches keep for everybody: it answers to names of this machine alone.
 */
export function refuseUnknownHosts(gateway: FastifyInstance, publicOrigin?: string): void {
  if (publicOrigin) return;
  gateway.addHook('onRequest', async (request, reply) => {
    if (isForThisMachine(request) || PROBED.includes(request.url)) return;
    return sendProblem(reply, {
      statusCode: 421,
      code: 'unknown-host',
      message: 'The shop is not known by this name: PUBLIC_ORIGIN says by which one it is.',
    });
  });
}
