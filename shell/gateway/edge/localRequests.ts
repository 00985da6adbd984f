import { isLocalName, nameOfHost } from '@marketplace/contracts/server/privateListener';
import type { FastifyRequest } from 'fastify';

/**
 * True if the `Host` of a request is a local name, or the IP address at which the request arrived.
 */
export function isForThisMachine({ raw, host }: Pick<FastifyRequest, 'raw' | 'host'>): boolean {
  const name = nameOfHost(host);
  const address = raw.socket.localAddress?.replace(/^::ffff:/, '');
  return isLocalName(name) || (address !== undefined && [address, `[${address}]`].includes(name));
}
