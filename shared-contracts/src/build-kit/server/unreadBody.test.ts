import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { hasUnreadBody } from './unreadBody';

const NEXT = 'GET /next HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n';

describe('a server that checks for unread bodies', () => {
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      // Runs after the parser, as Fastify's handlers do.
      queueMicrotask(() => {
        if (hasUnreadBody(request)) response.setHeader('connection', 'close');
        response.end(request.url);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** @returns all replies on one connection, until the server closes it */
  async function send(bytes: string): Promise<string> {
    // The cast is safe: the address of a TCP listener is never a string.
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(bytes);
    return text(socket);
  }

  it.each(['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'])(
    'closes the connection after a %s whose body is missing',
    async (method) => {
      for (const length of ['content-length: 600', 'transfer-encoding: chunked']) {
        const said = await send(`${method} /first HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n`);
        expect(said).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close/);
      }
    },
  );

  it('does not handle a second request that arrives in place of an announced body', async () => {
    const said = await send(`GET /first HTTP/1.1\r\nhost: x\r\ncontent-length: 600\r\n\r\n${NEXT}`);
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  it.each([
    ['a GET without a body', 'GET', '', ''],
    ['a GET with an empty body', 'GET', 'content-length: 0\r\n', ''],
    ['a POST with a body', 'POST', 'content-length: 4\r\n', 'body'],
    ['a DELETE with a body', 'DELETE', 'transfer-encoding: chunked\r\n', '4\r\nbody\r\n0\r\n\r\n'],
  ])('keeps the connection open after %s', async (_what, method, length, body) => {
    const said = await send(`${method} /first HTTP/1.1\r\nhost: x\r\n${length}\r\n${body}${NEXT}`);
    expect(said).toContain('/first');
    expect(said).toContain('/next');
  });
});
