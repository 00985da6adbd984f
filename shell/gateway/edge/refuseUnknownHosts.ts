import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import { isAmbiguous } from '@marketplace/contracts/server/requestTarget';
import type { FastifyInstance } from 'fastify';
import { isForThisMachine } from './localRequests';
import { sendProblem } from './problems';

/** Probes ask for these by any address. */
const PROBED = ['/healthz', '/readyz'];
/** A name or an address with a port; empty if an HTTP/1.0 client sends none. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])?(:\d*)?$/i;

/**
 * Refuses requests for unknown hosts. Without a public origin the shop names itself by the host of each request,
 * also in pages, `robots.txt` and sitemaps that are cached for everybody: so it serves only names of this machine.
 * With a public origin it serves any valid host.
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
