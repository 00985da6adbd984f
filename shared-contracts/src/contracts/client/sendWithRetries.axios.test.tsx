import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendWithAxios } from './sendWithRetries';

describe('sendWithAxios in a browser', () => {
  let server: Server;
  let seen: { type: string | undefined; text: string }[];

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (chunk) => {
        text += chunk;
      });
      request.on('end', () => {
        if (request.method === 'POST') seen.push({ type: request.headers['content-type'], text });
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-headers', '*');
        response.end('{"isDone":true}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  beforeEach(() => {
    seen = [];
  });

  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const send = (body: string | FormData | undefined, headers = {}) =>
    sendWithAxios({
      method: 'POST',
      // The cast is safe: `address()` returns a string only for a pipe or socket file.
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      headers: { accept: 'application/json', ...headers },
      body,
      signal: new AbortController().signal,
    });

  it('lets the browser set the boundary in the content type of a form', async () => {
    const form = new FormData();
    form.append('files', new File(['picture'], 'file', { type: 'image/png' }));
    expect(await send(form)).toMatchObject({ status: 200, text: '{"isDone":true}' });
    const boundary = /^multipart\/form-data; ?boundary=(.+)$/.exec(seen[0]?.type ?? '')?.[1];
    expect(seen[0]?.text.split(`--${boundary}`)).toHaveLength(3);
    expect(seen[0]?.text).toContain('name="files"; filename="file"');
  });

  it('sends JSON unchanged, and sends neither a content type nor a body if the call has no body', async () => {
    await send('{"a":1}', { 'content-type': 'application/json' });
    await send(undefined);
    expect(seen[0]).toEqual({ type: 'application/json', text: '{"a":1}' });
    expect(seen[1]).toEqual({ type: undefined, text: '' });
  });

  it('sends a request immediately, without reading an XSRF cookie', async () => {
    const get = jest.fn(() => new Promise(() => undefined));
    Object.assign(window, { cookieStore: { get } });
    const send = jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation();
    void sendWithAxios({
      method: 'GET',
      url: new URL('/api', location.href).href,
      headers: {},
      signal: new AbortController().signal,
    });
    await new Promise((resolve) => setTimeout(resolve));
    expect(send).toHaveBeenCalledTimes(1);
    expect(get).not.toHaveBeenCalled();
    send.mockRestore();
    Reflect.deleteProperty(window, 'cookieStore');
  });
});
