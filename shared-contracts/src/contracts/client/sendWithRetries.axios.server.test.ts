import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendWithAxios } from './sendWithRetries';

describe('sendWithAxios on a server', () => {
  let server: Server;
  let asked: string[];

  beforeAll(async () => {
    server = createServer(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(url === '/' ? 307 : 200, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  beforeEach(() => {
    asked = [];
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it.each(['GET', 'POST'])(
    "follows no redirect of a %s request, because the redirect's target would get the customer's token",
    async (method) => {
      const reply = await sendWithAxios({
        method,
        // The cast is safe: `address()` returns a string only for a pipe or socket file.
        url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
        headers: { authorization: 'Bearer secret' },
        body: undefined,
        signal: new AbortController().signal,
      });
      expect(reply.status).toBe(307);
      expect(asked).toEqual(['/']);
    },
  );
});
