import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { PUBLIC, testGateways } from '../testing/testGateways';

const { apiOrigin, start } = testGateways();

describe('the Host header of a request', () => {
  it.each(['evil.example', 'localhost.evil.example', '10.0.0.5', 'localhost/orders?', 'a b'])(
    'is refused with 421 if it does not name this machine and no public origin is set: "%s"',
    async (name) => {
      const gateway = await start();
      for (const url of ['/', '/robots.txt', '/sitemap.xml', '/api/menu/1']) {
        const { statusCode, body } = await gateway.inject({ url, headers: { host: name } });
        expect([url, statusCode]).toEqual([url, 421]);
        expect(JSON.parse(body)).toMatchObject({ statusCode: 421, code: 'unknown-host' });
      }
    },
  );

  it.each(['localhost:3000', 'LOCALHOST', '127.0.0.1:8080', '[::1]:3000', 'bn.localhost'])(
    'is accepted if it names this machine: "%s"',
    async (name) => {
      const gateway = await start();
      const { statusCode, body } = await gateway.inject({
        url: '/robots.txt',
        headers: { host: name },
      });
      expect(statusCode).toBe(200);
      expect(body).toContain(`http://${name}/sitemap.xml`);
    },
  );

  it('is accepted if it is the IP address at which the request arrived', async () => {
    const gateway = await start();
    await gateway.listen({ host: '127.0.0.2', port: 0 });
    const { port } = gateway.server.address() as AddressInfo;
    expect((await fetch(`http://127.0.0.2:${port}/robots.txt`)).status).toBe(200);
  });

  it('is ignored if a public origin is set: robots.txt names the public origin', async () => {
    const gateway = await start(PUBLIC);
    const { statusCode, body } = await gateway.inject({
      url: '/robots.txt',
      headers: { host: 'evil.example' },
    });
    expect(statusCode).toBe(200);
    expect(body).toContain('https://shop.example/sitemap.xml');
    expect(body).not.toContain('evil');
  });

  it.each(['a b', 'shop.example/orders?', 'shop.example:port', '[shop'])(
    'is refused if it is invalid, even if a public origin is set: "%s"',
    async (name) => {
      const gateway = await start(PUBLIC);
      for (const url of ['/', '/product/rui', '/api/menu/1']) {
        const { statusCode, body } = await gateway.inject({ url, headers: { host: name } });
        expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 400, 'invalid-request']);
      }
    },
  );

  it('may name any host in a health check', async () => {
    const gateway = await start();
    const headers = { host: '10.0.0.5' };
    expect((await gateway.inject({ url: '/healthz', headers })).statusCode).toBe(200);
    expect((await gateway.inject({ url: '/readyz', headers })).statusCode).toBe(503);
  });
});

describe('the IP address of a visitor that the API receives', () => {
  const visitor = '203.0.113.7';

  async function told(trusted: string, remoteAddress: string, forwarded: string) {
    const gateway = await start({ ...PUBLIC, TRUSTED_PROXIES: trusted });
    const reply = await gateway.inject({
      url: '/api/menu/1',
      remoteAddress,
      headers: { 'x-forwarded-for': forwarded },
    });
    return reply.json().headers['x-forwarded-for'];
  }

  it.each([
    ['the connection if no proxy is trusted', '', '10.0.0.2', visitor, '10.0.0.2'],
    ['the header of a trusted proxy', '10.0.0.0/8', '10.0.0.2', visitor, visitor],
    [
      'the last entry of the header if only one address is trusted',
      '10.0.0.2',
      '10.0.0.2',
      `1.2.3.4, ${visitor}`,
      visitor,
    ],
    [
      'the connection if the address of the connection is not trusted',
      '10.0.0.0/8',
      '192.0.2.9',
      visitor,
      '192.0.2.9',
    ],
    [
      'the last entry of the header if one proxy is trusted',
      '1',
      '192.0.2.9',
      `1.2.3.4, ${visitor}`,
      visitor,
    ],
    [
      'the second-to-last entry of the header if two proxies are trusted',
      '2',
      '192.0.2.9',
      `1.2.3.4, ${visitor}, 192.0.2.8`,
      visitor,
    ],
  ])('is taken from %s', async (_who, trusted, remoteAddress, forwarded, expected) => {
    expect(await told(trusted, remoteAddress, forwarded)).toBe(expected);
  });

  it('is sent without the untrusted headers of the visitor', async () => {
    const gateway = await start();
    const reply = await gateway.inject({
      url: '/api/menu/1',
      headers: {
        forwarded: 'for=1.2.3.4',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-real-ip': '1.2.3.4',
      },
    });
    const names = Object.keys(reply.json().headers).filter((name) => /forward|real/.test(name));
    expect(names).toEqual(['x-forwarded-for']);
  });

  it('is taken from the header of a trusted proxy on this machine, and the reply enforces https', async () => {
    const gateway = await start({ TRUSTED_PROXIES: 'loopback', ...PUBLIC });
    await gateway.listen({ host: '127.0.0.1', port: 0 });
    const { port } = gateway.server.address() as AddressInfo;
    const ask = (address: string) =>
      fetch(`http://127.0.0.1:${port}/api/menu/1`, {
        headers: { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' },
      });
    for (const address of [visitor, '198.51.100.4']) {
      const reply = await ask(address);
      expect((await reply.json()).headers['x-forwarded-for']).toBe(address);
      expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=/);
    }
  });
});

describe('developer tools that show one-time codes', () => {
  const paths = [
    '/api/dev/outbox?to=1',
    '/api/%64ev/outbox',
    '/api/./dev/outbox',
    '/api//dev/faults',
  ];

  it.each([
    ['/api/dev/outbox?to=%2B88', '/dev/outbox?to=%2B88'],
    ['/api//dev/faults', '/dev/faults'],
    ['/api/x/../dev/outbox', '/dev/outbox'],
    ['/api/%64ev/outbox', '/dev/outbox'],
    ['/api/DEV', '/DEV'],
  ])('redirect programs on this machine to the API host: %s', async (url, tool) => {
    const gateway = await start();
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      // An nginx proxy sends these headers by default.
      const headers = { host: '127.0.0.1:3200', connection: 'close' };
      const { statusCode, headers: sent, body } = await gateway.inject({ method, url, headers });
      expect([statusCode, sent.location, body]).toEqual([307, `${apiOrigin()}${tool}`, '']);
    }
  });

  it('reply with 404 if the API host is another machine', async () => {
    const gateway = await start({ API_ORIGIN: 'http://10.0.0.5:4000' });
    const { statusCode, headers } = await gateway.inject(paths[0] ?? '');
    expect([statusCode, headers.location]).toEqual([404, undefined]);
  });

  it.each(paths)(
    'reply with 404 to other machines and to requests through a proxy: %s',
    async (url) => {
      const gateway = await start(PUBLIC);
      const others = [
        { remoteAddress: '192.168.1.9' },
        { headers: { 'x-forwarded-for': '203.0.113.7' } },
        { headers: { host: 'shop.example' } },
      ];
      for (const other of others) {
        const { statusCode, body } = await gateway.inject({ url, ...other });
        expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not-found']);
      }
    },
  );
});

it.each(['/', '/robots.txt', '/healthz', '/releases/none'])(
  'the reply at %s states its content type and UTF-8',
  async (url) => {
    const gateway = await start(PUBLIC);
    const { headers } = await gateway.inject(url);
    expect(headers['content-type']).toMatch(
      /^(text\/(html|plain)|application\/json); charset=utf-8$/,
    );
  },
);

describe('malformed requests', () => {
  it.each(['/product/100%-cotton', '/product/%E0%A4', '/%', '/product/%zz?x=%'])(
    'get a page if their URL contains an invalid percent escape: %s',
    async (url) => {
      const gateway = await start();
      const { headers, body } = await gateway.inject(url);
      expect(headers['content-type']).toMatch(/^text\/html/);
      expect(body).toContain('We will be right back');
    },
  );

  it('keep the valid escapes of their URL when they are passed on to the API', async () => {
    const gateway = await start();
    const ask = async (url: string) => (await gateway.inject(url)).json().url;
    expect(await ask('/api/x/%E0%A6%87?a=%2F%25&b=100%')).toBe('/x/%E0%A6%87?a=%2F%25&b=100%');
    expect(await ask('/api/x/100%')).toBe('/x/100%25');
  });

  it.each([
    ['a method that no page answers', { method: 'DELETE', url: '/cart' }, 405],
    [
      'a body of an unknown type',
      { method: 'POST', url: '/reports', payload: 'x', headers: { 'content-type': 'text/x' } },
      415,
    ],
    [
      'a body that is too large',
      { method: 'POST', url: '/reports', payload: { x: 'y'.repeat(1e5) } },
      413,
    ],
  ] as const)(
    'are refused with an error body as in the API contract: %s',
    async (_what, request, status) => {
      const gateway = await start();
      const { statusCode, body, headers } = await gateway.inject(request);
      expect(statusCode).toBe(status);
      expect(JSON.parse(body)).toEqual({
        statusCode: status,
        code: expect.any(String),
        message: expect.any(String),
      });
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each([
    ['not HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    [
      'headers of 100 KB',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`,
      431,
    ],
  ])(
    'are refused with an error body and all security headers if Node cannot parse them: %s',
    async (_what, sent, status) => {
      const gateway = await start(PUBLIC);
      await gateway.listen({ host: '127.0.0.1', port: 0 });
      const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(sent);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).toContain(
        "content-security-policy: default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(head).toContain('strict-transport-security: max-age=63072000; includeSubDomains');
      expect(JSON.parse(body)).toMatchObject({ statusCode: status, code: expect.any(String) });
    },
  );

  it.each(['/', '/robots.txt', '/healthz', '/releases/none'])(
    'lose their connection after the reply if they are a GET of %s that announces a body',
    async (path) => {
      const gateway = await start(PUBLIC);
      await gateway.listen({ host: '127.0.0.1', port: 0 });
      const socket = connect((gateway.server.address() as AddressInfo).port, '127.0.0.1');
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 [245]\d\d [\s\S]*connection: close/);
    },
  );
});
