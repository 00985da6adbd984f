import type { FastifyRequest } from 'fastify';

/**
 * Returns the shop's origin for a request, without a trailing slash: the configured origin, or else
 * the host of the request, which `refuseUnknownHosts` has checked.
 */
export const shopOrigin =
  (publicOrigin: string | undefined) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicOrigin ?? `${protocol}://${host}`;
