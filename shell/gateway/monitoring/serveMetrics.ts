import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { isFromThisMachine } from '../edge/localRequests';
import type { Figures } from './createFigures';

const PATH = '/metrics';

/** Serves the figures to this machine alone. */
export function serveMetrics(gateway: FastifyInstance, { registry }: Figures): void {
  gateway.get(PATH, async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.code(404).type('text/plain').send('Not found');
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics());
  });
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
