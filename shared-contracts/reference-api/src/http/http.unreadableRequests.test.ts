import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('a malformed request', () => {
  const market = serveMarket(openPostgres);

  it.each([
    [
      'with headers of 100 KB',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
    ['that is not HTTP', 'hello\r\n\r\n', 400],
    [
      'with both a length and chunks',
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'with two host headers',
      'GET /healthz HTTP/1.1\r\nhost: x\r\nhost: y\r\nconnection: close\r\n\r\n',
      400,
    ],
    ['without a path', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 400],
    [
      'with the URL of another host',
      'GET http://y/healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
      400,
    ],
  ])(
    '%s gets an error reply with the fields that the contract defines',
    async (_what, sent, status) => {
      const { app } = market.api;
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(sent);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toEqual({
        statusCode: status,
        code: expect.any(String),
        message: expect.any(String),
      });
    },
  );

  it.each(['GET', 'HEAD'])(
    'that is a %s request whose body never arrives gets a reply before its connection is closed',
    async (method) => {
      const { app } = market.api;
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write(`${method} /capabilities HTTP/1.1\r\nhost: x\r\ncontent-length: 60\r\n\r\n`);
      const [head = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 200 /);
      expect(head).toContain('connection: close');
    },
  );
});
