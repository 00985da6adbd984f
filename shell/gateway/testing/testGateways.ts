import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import type { FastifyInstance } from 'fastify';
import { readGatewayConfig } from '../config/GatewayConfig';
import { createGateway } from '../createGateway';
import { createMonitor } from '../monitoring/createMonitor';

export const PUBLIC = { PUBLIC_ORIGIN: 'https://shop.example' };

/**
 * Starts gateways for one test file, in front of an API that echoes the path and headers of each
 * request.
 */
export function testGateways() {
  const monitor = createMonitor({
    readManifest: () => Promise.reject(new Error('none')),
    pages: () => PROJECT_PAGES,
    write: () => undefined,
  });
  let host: Server;
  let gateways: FastifyInstance[] = [];

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'silent';
    host = createServer(({ url, headers }, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ url, headers }));
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  });

  afterEach(async () => {
    await Promise.all(gateways.map((gateway) => gateway.close()));
    gateways = [];
  });

  afterAll(async () => {
    delete process.env.LOG_LEVEL;
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });

  // The cast is safe: a TCP listener's address is never a string.
  const apiOrigin = () => `http://127.0.0.1:${(host.address() as AddressInfo).port}`;

  return {
    apiOrigin,
    readMetrics: () => monitor.metrics.read(),

    /** Starts a gateway without ready workers, so that each page is a failure page. */
    async start(environment: Record<string, string> = {}): Promise<FastifyInstance> {
      const config = readGatewayConfig({ API_ORIGIN: apiOrigin(), ...environment });
      const watcher = { workers: undefined, canaryGroups: [], pages: PROJECT_PAGES };
      // The casts are safe: these tests read no release and no other member of the watcher.
      const gateway = await createGateway(config, {} as never, watcher as never, monitor);
      gateways.push(gateway);
      return gateway;
    },
  };
}
