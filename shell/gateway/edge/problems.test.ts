import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import type { FastifyInstance } from 'fastify';
import { readGatewayConfig } from '../config/GatewayConfig';
import { createGateway } from '../createGateway';
import { createMonitor } from '../monitoring/createMonitor';

describe('the error replies of the gateway', () => {
  let gateway: FastifyInstance;

  beforeAll(async () => {
    process.env.LOG_LEVEL = 'silent';
    const monitor = createMonitor({
      readManifest: () => Promise.reject(new Error('none')),
      pages: () => PROJECT_PAGES,
      write: () => undefined,
    });
    const watcher = { workers: undefined, canaryGroups: [], pages: PROJECT_PAGES };
    const config = readGatewayConfig({ API_ORIGIN: 'http://127.0.0.1:1' });
    gateway = await createGateway(config, {} as never, watcher as never, monitor);
    gateway.get('/broken', async () => {
      throw new Error('select secret from registry');
    });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    delete process.env.LOG_LEVEL;
    await gateway.close();
  });

  it.each(['/', '/api/menu/1'])('repeat no header of a TRACE request: %s', async (path) => {
    // The cast is safe: a TCP listener's address is never a string.
    const { port } = gateway.server.address() as AddressInfo;
    const headers = { host: 'localhost', cookie: 'accessToken=secret' };
    const asking = request({ host: '127.0.0.1', port, method: 'TRACE', path, headers }).end();
    const [reply] = await once(asking, 'response');
    expect(reply.statusCode).toBe(405);
    expect(await text(reply)).not.toContain('secret');
  });

  it('contain no details of an internal failure', async () => {
    const { statusCode, body } = await gateway.inject('/broken');
    expect([statusCode, JSON.parse(body)]).toEqual([
      500,
      { statusCode: 500, code: 'internal', message: 'Something went wrong' },
    ]);
  });
});
