import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_NAME = /^(([\w-]+\.)*localhost|127\.\d+\.\d+\.\d+|\[::1\])$/i;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** True if the host in a URL is a local name or an IP address of this machine. */
export const isLocalName = (hostname: string): boolean => LOCAL_NAME.test(hostname);

/** Returns the name in a `Host` header, without the port. */
export const nameOfHost = (host: string): string => host.replace(/:\d*$/, '');

/**
 * True if the request seems to come from a program on this machine: it comes from loopback, names
 * this machine and was not forwarded. Requests through a proxy on this machine can look the same
 * (with nginx they do by default). So on a public port, the reply may reveal only the URL of a
 * private listener.
 */
export const isFromThisMachine = ({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>) =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  isLocalName(nameOfHost(headers.host ?? '')) &&
  FORWARDED.every((name) => headers[name] === undefined);

export interface PrivateListener {
  /** Origin with a free port, without a trailing slash. */
  origin: string;
  close: () => void;
}

/**
 * Listens on the loopback address, for content that only programs on this machine may read. No
 * proxy forwards to this port. A page that uses another name for this machine (DNS rebinding) gets
 * a 404.
 */
export async function listenPrivately(handle: RequestListener): Promise<PrivateListener> {
  const server = createServer((request, response) => {
    if (isFromThisMachine(request)) handle(request, response);
    else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: the address of a TCP listener is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeIdleConnections();
    },
  };
}
