import { createServer, type Server } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Figures } from './createFigures';

const PATH = '/metrics';

/**
 * Serves the figures to this machine alone. A proxy on the same machine hands on requests of anybody:
 * those name another host, or say that they were forwarded.
 */
export function serveMetrics(gateway: FastifyInstance, { registry }: Figures): void {
  gateway.get(PATH, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}

/** Where others may read the figures: a listener of its own, which no shopper's proxy leads to. */
export interface MetricsAddress {
  host: string;
  port: number;
}

/** Listens for a Prometheus on another machine. @throws Error when the address cannot be used */
export function listenForMetrics(
  { host, port }: MetricsAddress,
  { registry }: Figures,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== PATH) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
