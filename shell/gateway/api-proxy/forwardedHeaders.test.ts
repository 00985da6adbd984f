import { createServer, METHODS, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { workload } from '@marketplace/contracts/testing/workload';
import Fastify, { type FastifyInstance } from 'fastify';
import { proxyApi } from './proxyApi';

/**
 * An HTTP request that an attacker sends as the body of another request. The headers in `FRAMINGS`
 * state the length of this body.
 */
const HIDDEN = 'GET /hidden HTTP/1.1\r\nhost: api\r\nx-forwarded-for: 203.0.113.9\r\n\r\n';
const LENGTH = HIDDEN.length;
const CHUNK = `${LENGTH.toString(16)}\r\n${HIDDEN}\r\n`;

/** Ways to state the length of a body: name, headers, and the body as it is sent. */
const FRAMINGS: readonly (readonly [string, string, string])[] = [
  ['no length', '', ''],
  ['a length', `content-length: ${LENGTH}\r\n`, HIDDEN],
  ['a length of zero', 'content-length: 0\r\n', ''],
  ['chunks', 'transfer-encoding: chunked\r\n', `${CHUNK}0\r\n\r\n`],
  ['an empty chunk', 'transfer-encoding: chunked\r\n', '0\r\n\r\n'],
  [
    'a length and chunks',
    `content-length: ${LENGTH}\r\ntransfer-encoding: chunked\r\n`,
    `${CHUNK}0\r\n\r\n`,
  ],
  ['a length twice', `content-length: ${LENGTH}\r\ncontent-length: ${LENGTH}\r\n`, HIDDEN],
  ['two different lengths', `content-length: ${LENGTH}\r\ncontent-length: 0\r\n`, HIDDEN],
  [
    'chunks twice',
    'transfer-encoding: chunked\r\ntransfer-encoding: chunked\r\n',
    `${CHUNK}0\r\n\r\n`,
  ],
  ['compressed chunks', 'transfer-encoding: gzip, chunked\r\n', `${CHUNK}0\r\n\r\n`],
  ['a folded length', `content-length:\r\n ${LENGTH}\r\n`, HIDDEN],
  ['folded chunks', 'transfer-encoding:\r\n chunked\r\n', `${CHUNK}0\r\n\r\n`],
  [
    'trailers',
    'te: trailers\r\ntrailer: x-more\r\ntransfer-encoding: chunked\r\n',
    `${CHUNK}0\r\nx-more: 1\r\n\r\n`,
  ],
  [
    'a length in its trailers',
    'trailer: content-length\r\ntransfer-encoding: chunked\r\n',
    `${CHUNK}0\r\ncontent-length: ${LENGTH}\r\n\r\n`,
  ],
  [
    'a length that the connection header names',
    `connection: keep-alive, content-length\r\ncontent-length: ${LENGTH}\r\n`,
    HIDDEN,
  ],
  ['an expectation', `expect: 100-continue\r\ncontent-length: ${LENGTH}\r\n`, HIDDEN],
  ['an upgrade', `connection: upgrade\r\nupgrade: h2c\r\ncontent-length: ${LENGTH}\r\n`, HIDDEN],
];
/** Methods of the attacks. `ATTACKS` leaves out `CONNECT`, because Node itself refuses tunnels. */
const ATTACKING = workload({ gate: ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS'], full: METHODS });
const ATTACKS = ATTACKING.filter((method) => method !== 'CONNECT').flatMap((method) =>
  FRAMINGS.flatMap(([framing, headers, body]) =>
    [true, false].map((isSent) => ({ method, framing, headers, body: isSent ? body : '' })),
  ),
);

describe('a request on its way to the API host', () => {
  let host: Server;
  let gateway: FastifyInstance;
  let seen: { line: string; body: string; connection: number; cookie?: string }[];

  beforeAll(async () => {
    const connections = new Map<object, number>();
    host = createServer(async (request, response) => {
      const connection = connections.get(request.socket) ?? connections.size;
      connections.set(request.socket, connection);
      const { method, url, headers } = request;
      const { cookie } = headers;
      const one = { line: `${method} ${url}`, body: '', connection, cookie };
      seen.push(one);
      if (request.url === '/chunks') {
        response.writeHead(200, { connection: 'close', 'keep-alive': 'timeout=99' });
        response.write('two ');
        return response.end('chunks');
      }
      // Like the real API, this host replies to a GET or HEAD before it has read the body.
      if (['GET', 'HEAD'].includes(request.method ?? '')) response.end(request.url);
      one.body = await text(request).catch(() => 'cut off');
      response.end(request.url);
    });
    host.on('clientError', (_error, socket) => socket.destroy());
    await listen(host);
    gateway = Fastify({ clientErrorHandler: (_error, socket) => void socket.destroy() });
    // A body that is announced but never sent times out after 30 ms.
    await proxyApi(gateway, `http://127.0.0.1:${portOf(host)}`, { bodyLimitMs: 30 });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
  });

  beforeEach(() => {
    seen = [];
  });

  afterAll(async () => {
    await gateway.close();
    host.closeAllConnections();
    await new Promise((resolve) => host.close(resolve));
  });

  /** Sends bytes on a new connection, and closes the connection after the reply. */
  async function attack(bytes: string): Promise<void> {
    const socket = connect(portOf(gateway.server), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.setTimeout(2000, () => socket.destroy());
    socket.once('data', () => setTimeout(() => socket.destroy(), 5));
    socket.write(bytes);
    await text(socket).catch(() => undefined);
  }

  const askHonestly = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${portOf(gateway.server)}${path}`);
    return [reply.status, await reply.text()];
  };

  const isSafe = ({ line, body }: { line: string; body: string }) =>
    !line.includes('hidden') && ['', HIDDEN, 'cut off'].includes(body);

  it.each(FRAMINGS.map(([framing]) => framing))(
    'with %s and any method cannot change the next request on the connection',
    async (framing) => {
      for (const one of ATTACKS.filter((other) => other.framing === framing)) {
        const what = `${one.method} ${one.body ? 'with' : 'without'} its body`;
        await attack(
          `${one.method} /api/attacked HTTP/1.1\r\nhost: x\r\n${one.headers}\r\n${one.body}`,
        );
        const path = `/honest/${seen.length}`;
        expect([what, ...(await askHonestly(`/api${path}`))]).toEqual([what, 200, path]);
      }
      expect(seen.filter((request) => !isSafe(request))).toEqual([]);
    },
  );

  it('reaches the host on the same connection as the previous request', async () => {
    await askHonestly('/api/one');
    await askHonestly('/api/two');
    expect(new Set(seen.map(({ connection }) => connection)).size).toBe(1);
  });

  it.each(['GET', 'HEAD'])('reaches the host without its body if it is a %s', async (method) => {
    await attack(
      `${method} /api/one HTTP/1.1\r\nhost: x\r\ncontent-length: ${LENGTH}\r\n\r\n${HIDDEN}`,
    );
    expect(seen).toMatchObject([{ line: `${method} /one`, body: '' }]);
  });

  it.each(['a length', 'chunks', 'trailers', 'an expectation'])(
    'keeps its body if it is a POST with %s',
    async (framing) => {
      const [, headers, body] = FRAMINGS.find(([name]) => name === framing) ?? [];
      await attack(`POST /api/one HTTP/1.1\r\nhost: x\r\n${headers}\r\n${body}`);
      expect(seen).toMatchObject([{ line: 'POST /one', body: HIDDEN }]);
    },
  );

  it.each<[string, string | undefined]>([
    ['accessToken=a; i18n_redirected=bn', 'accessToken=a; i18n_redirected=bn'],
    ['qaSession=5e55.mac', undefined],
    ['qaSession=5e55.mac; accessToken=a', 'accessToken=a'],
    ['accessToken=a; qaSession=5e55.mac', 'accessToken=a'],
    ['accessToken=a;qaSession=5e55.mac;b=c', 'accessToken=a;b=c'],
    ['accessToken=a; qaSession=5e55.mac; qaSession=0123.mac', 'accessToken=a'],
    ['accessToken=a;\tqaSession =5e55.mac', 'accessToken=a'],
    ['accessToken=a\r\ncookie: qaSession=5e55.mac', 'accessToken=a'],
    ['qaSessionPanel=1; x=qaSession', 'qaSessionPanel=1; x=qaSession'],
  ])('keeps its cookies except that of a test session: %j', async (sent, forwarded) => {
    await attack(`GET /api/one HTTP/1.1\r\nhost: x\r\ncookie: ${sent}\r\n\r\n`);
    expect(seen.map(({ cookie }) => cookie)).toEqual([forwarded]);
  });

  it('gets a chunked reply over HTTP/1.1, and a reply without chunks over HTTP/1.0', async () => {
    const replies = await Promise.all(
      ['1.0', '1.1'].map(async (version) => {
        const socket = connect(portOf(gateway.server), '127.0.0.1');
        socket.write(`GET /api/chunks HTTP/${version}\r\nhost: x\r\n\r\n`);
        let bytes = '';
        for await (const chunk of socket) {
          bytes += chunk;
          if (bytes.includes('chunks')) break;
        }
        return bytes;
      }),
    );
    expect(replies[0]).toMatch(/\r\n\r\ntwo chunks$/);
    expect(replies[0]).not.toMatch(/transfer-encoding|timeout=99/i);
    expect(replies[1]).toMatch(/transfer-encoding: chunked/i);
    expect(replies[1]).not.toMatch(/connection: close|timeout=99/i);
  });
});

// The cast is safe: a TCP listener's address is never a string.
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
