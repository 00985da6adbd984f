import { isLocalName, nameOfHost } from '@marketplace/contracts/server/privateListener';
import type { FastifyRequest } from 'fastify';

/** True if the request names this machine: by a local name, or by the address it arrived at. */
export function isForThisMachine({ raw, host }: Pick<FastifyRequest, 'raw' | 'host'>): boolean {
  const name = nameOfHost(host);
  const address = raw.socket.localAddress?.replace(/^::ffff:/, '');
  return isLocalName(name) || (address !== undefined && [address, `[${address}]`].includes(name));
}
