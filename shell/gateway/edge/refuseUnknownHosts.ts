import { UNREADABLE } from '@marketplace/contracts/server/refuseUnreadable';
import { isAmbiguous } from '@marketplace/contracts/server/requestTarget';
import type { FastifyInstance } from 'fastify';
import { isForThisMachine } from './localRequests';
import { sendProblem } from './problems';

/** Paths of health checks, which may use any host name. */
const PROBED = ['/healthz', '/readyz'];
/**
 * Matches a host name or an IP address, with or without a port. Also matches an empty text, because
 * an HTTP/1.0 client may send no host.
 */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])?(:\d*)?$/i;

/**
 * Refuses requests for unknown hosts. Without a public origin, the shop uses the host of each
 * request as its name, even in pages, `robots.txt` and sitemaps that are cached for everybody. So
 * it accepts only names of this machine. With a public origin, it accepts any valid host. Ambiguous
 * requests (`isAmbiguous`) are refused in any case.
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
