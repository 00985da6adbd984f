import type { FastifyRequest } from 'fastify';

/**
 * Returns the shop's origin for a request, without a trailing slash: the configured origin, or else
 * the host of the request. `refuseUnknownHosts` has checked this host.
 */
export const shopOrigin =
  (publicOrigin: string | undefined) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicOrigin ?? `${protocol}://${host}`;
