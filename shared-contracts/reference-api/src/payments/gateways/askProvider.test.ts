import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { askProvider } from './askProvider';

const SECRET = 'password of the store';

describe('askProvider', () => {
  let server: Server;
  let asked: string[];
  let port: number;

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response
        .writeHead(url.startsWith('/moved') ? 307 : 200, { location: '/elsewhere' })
        .end(url.startsWith('/long') ? 'x'.repeat(10 ** 6) : '{}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    // The cast is safe: `address()` returns a string only for a Unix socket.
    port = (server.address() as AddressInfo).port;
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  });

  const failureOf = (origin: string, path: string) =>
    askProvider({
      what: 'card query',
      url: `${origin}${path}?store_passwd=${encodeURIComponent(SECRET)}`,
      body: new URLSearchParams({ store_passwd: SECRET }),
      limitMs: 5000,
    }).catch((error: unknown) => error);

  it.each([
    [
      'TLS fails',
      () => `https://127.0.0.1:${port}`,
      /^card query: no answer \(\w*(SSL|EPROTO)\w*\)$/,
    ],
    ['no server listens', () => 'http://127.0.0.1:1', /^card query: no answer \(\w+\)$/],
  ])(
    'fails with the cause in one word if %s, and reveals nothing that was sent',
    async (_what, originOf, message) => {
      const failure = await failureOf(originOf(), '/');
      expect(failure).toMatchObject({
        name: 'ProviderError',
        isSilent: true,
        message: expect.stringMatching(message),
      });
      expect(JSON.stringify(failure)).not.toContain('passwd');
    },
  );

  it("reports that the provider may have acted if the provider's reply is too long to read", async () => {
    const failure = await failureOf(`http://127.0.0.1:${port}`, '/long');
    expect(failure).toMatchObject({ message: 'a reply is too long', isSilent: true });
  });

  it('follows no redirect, which could send the password to another host', async () => {
    expect(await failureOf(`http://127.0.0.1:${port}`, '/moved')).toMatchObject({
      message: 'card query: no answer (TypeError)',
    });
    expect(asked).toHaveLength(1);
  });
});
