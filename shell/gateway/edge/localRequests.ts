import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** The name in a `Host` header, without its port. */
const nameOf = (host: string) => host.replace(/:\d*$/, '');

/**
 * True where a program on this machine asks. A proxy on the same machine hands on requests of anybody:
 * those name another host, or say that they were forwarded.
 */
export function isFromThisMachine({ raw, headers }: Pick<FastifyRequest, 'raw' | 'headers'>) {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    LOCAL_NAME.test(nameOf(headers.host ?? '')) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

/** True where the request names this machine: by a local name, or by the address that it arrived at. */
export function isForThisMachine({ raw, host }: Pick<FastifyRequest, 'raw' | 'host'>): boolean {
  const name = nameOf(host);
  const address = raw.socket.localAddress?.replace(/^::ffff:/, '');
  return (
    LOCAL_NAME.test(name) || (address !== undefined && [address, `[${address}]`].includes(name))
  );
}
