import type { FastifyRequest } from 'fastify';

/**
 * Tells the origin under which a shopper knows the shop, without a trailing slash: the configured one,
 * else that of the request (`refuseUnknownHosts` has looked at its host).
 */
export const shopOrigin =
  (publicOrigin: string | undefined) =>
  ({ protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
    publicOrigin ?? `${protocol}://${host}`;
