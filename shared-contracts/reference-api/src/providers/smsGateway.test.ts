import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { smsGateway } from './smsGateway';

const message = { to: '+8801711000001', channel: 'sms' as const, text: 'কোড 123456' };

describe('smsGateway', () => {
  let server: Server;
  let url: string;
  let requests: { method?: string; authorization?: string; body: string }[];
  let answer: (request: IncomingMessage, response: ServerResponse) => void;

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const { method, headers } = request;
      requests.push({ method, authorization: headers.authorization, body });
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    // The cast is safe: `address()` returns a string only for a Unix socket.
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
  });

  beforeEach(() => {
    requests = [];
    answer = (_, response) => response.writeHead(202).end();
  });

  afterAll(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  it.each([
    ['with a token', 'secret', 'Bearer secret'],
    ['without a token', undefined, undefined],
  ])('posts recipient and text as JSON %s', async (_, token, authorization) => {
    await smsGateway({ url, token }).send(message);
    expect(requests).toEqual([
      { method: 'POST', authorization, body: '{"to":"+8801711000001","text":"কোড 123456"}' },
    ]);
  });

  it.each([400, 401, 429, 500, 503])(
    'fails if the SMS gateway responds with %d, and does not retry',
    async (status) => {
      answer = (_, response) => response.writeHead(status).end('+8801711000001 is blocked');
      const sending = smsGateway({ url }).send(message);
      await expect(sending).rejects.toMatchObject({ responseCode: status, message: 'refused' });
      expect(requests).toHaveLength(1);
    },
  );

  it('follows no redirect, because another host would get token and text', async () => {
    answer = (_, response) => response.writeHead(307, { location: `${url}/elsewhere` }).end();
    await expect(smsGateway({ url, token: 'secret' }).send(message)).rejects.toThrow();
    expect(requests).toHaveLength(1);
  });

  it('times out if the SMS gateway does not reply', async () => {
    answer = () => undefined;
    const start = performance.now();
    await expect(smsGateway({ url, timeoutMs: 150 }).send(message)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('fails if no server listens', async () => {
    await expect(smsGateway({ url: 'http://127.0.0.1:1' }).send(message)).rejects.toThrow();
  });
});
