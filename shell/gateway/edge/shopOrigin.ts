import type { FastifyRequest } from 'fastify';

/**
 * The shop's origin for a shopper, without a trailing slash: the configured one, or else that of the request,
 * whose host `refuseUnknownHosts` has checked.
 */
export const shopOrigin =
  (publicOrigin: string | undefined) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicOrigin ?? `${protocol}://${host}`;
