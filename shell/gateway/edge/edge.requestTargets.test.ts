import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { PUBLIC, testGateways } from '../testing/testGateways';

const { start } = testGateways();

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];

describe('a request', () => {
  let gateway: FastifyInstance;

  async function listen(environment = {}) {
    gateway = await start(environment);
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  }

  /** @param head request line and first headers */
  async function send(head: string) {
    // The cast is safe: a TCP listener's address is never a string.
    const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${head}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
    const [lines = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(lines.split(' ')[1]), lines, body };
  }

  it.each([
    '*',
    'http://evil.example/',
    'http://evil.example',
    'http://evil.example/robots.txt',
    'http://evil.example/api/menu/1',
    'http://localhost:1/api/dev/outbox?to=1',
    'http://localhost@evil.example/',
    'https://evil.example/healthz',
    'ftp://localhost/',
    'http://',
    'evil.example:443',
    'localhost',
    '?q=fish',
    'data:x',
  ])(
    'is refused with 400 for every method if its target is not a path of the shop: %s',
    async (target) => {
      for (const environment of [{}, PUBLIC]) {
        await listen(environment);
        for (const method of METHODS) {
          const { status, lines, body } = await send(
            `${method} ${target} HTTP/1.1\r\nhost: localhost`,
          );
          expect([method, status]).toEqual([method, 400]);
          expect(lines).toContain('x-content-type-options: nosniff');
          if (method !== 'HEAD')
            expect(JSON.parse(body)).toMatchObject({ code: 'invalid-request' });
        }
      }
    },
  );

  it.each([
    ['two hosts', 'host: localhost\r\nhost: evil.example'],
    ['the same host twice', 'host: localhost\r\nHost: localhost'],
    ['two hosts in one header', 'host: localhost, evil.example'],
  ])('is refused with 400 if its Host header names %s', async (_, hosts) => {
    await listen(PUBLIC);
    // A health check may name any host, but only in a single Host header.
    for (const path of ['/', '/robots.txt', '/healthz', '/api/menu/1', '/metrics']) {
      const { status, body } = await send(`GET ${path} HTTP/1.1\r\n${hosts}`);
      expect([path, status]).toEqual([path, path === '/healthz' && !/\n/.test(hosts) ? 200 : 400]);
      if (status === 400) expect(JSON.parse(body)).toMatchObject({ code: 'invalid-request' });
    }
  });

  it.each([
    ['http://localhost/robots.txt', 'User-agent'],
    ['HTTP://LOCALHOST/robots.txt', 'User-agent'],
    ['http://localhost/healthz', 'alive'],
    ['http://localhost/api/menu/1?a=%2F', '"url":"/menu/1?a=%2F"'],
    ['http://localhost', 'We will be right back'],
    ['http://localhost?q=1', 'We will be right back'],
  ])(
    'is accepted if its target is an absolute URL of the requested host: %s',
    async (target, answer) => {
      await listen();
      // The cast is safe: a TCP listener's address is never a string.
      const { port } = gateway.server.address() as AddressInfo;
      const asking = request({
        host: '127.0.0.1',
        port,
        path: target,
        headers: { host: 'localhost' },
      });
      const [reply] = await once(asking.end(), 'response');
      expect(await text(reply)).toContain(answer);
    },
  );
});
