import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import { isAmbiguous } from '@marketplace/contracts/server/requestTarget';
import type { FastifyInstance } from 'fastify';
import { isForThisMachine } from './localRequests';
import { sendProblem } from './problems';

/** Probes ask for these by whatever address they know. */
const PROBED = ['/healthz', '/readyz'];
/** A name or an address with a port, or none at all, as HTTP/1.0 may send. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])?(:\d*)?$/i;

/**
 * Without a public origin a shop names itself by the host of each request, also in pages, `robots.txt`
 * and sitemaps that caches keep for everybody: it answers to names of this machine alone. With one it answers
 * to any host, but to none that no page could be made for.
 */
export function refuseUnknownHosts(gateway: FastifyInstance, publicOrigin?: string): void {
  gateway.addHook('onRequest', async (request, reply) => {
    if (isAmbiguous(request.raw, request.originalUrl)) return sendProblem(reply, UNREADABLE);
    if (PROBED.includes(request.url)) return;
    if (publicOrigin)
      return HOST.test(request.host ?? '') ? undefined : sendProblem(reply, UNREADABLE);
    if (isForThisMachine(request)) return;
    return sendProblem(reply, {
      statusCode: 421,
      code: 'unknown-host',
      message: 'The shop is not known by this name: PUBLIC_ORIGIN says by which one it is.',
    });
  });
}
