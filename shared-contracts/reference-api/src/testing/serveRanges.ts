import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const SUFFIX_LENGTH = 35;
const CR_LF = '\r\n';

/** Serves the range protocol of Pwned Passwords. Only the given passwords have leaked. */
export async function serveRanges(leaked: string[]) {
  const digests = leaked.map((password) =>
    createHash('sha1').update(password).digest('hex').toUpperCase(),
  );
  const requests: { url: string; headers: IncomingMessage['headers']; body: string }[] = [];

  const answerRange: Answer = ({ url = '', headers }, response) => {
    const prefix = /^\/range\/([\dA-F]{5})$/.exec(url)?.[1];
    if (prefix === undefined)
      return response.writeHead(400).end('The hash was not in a valid format');
    const lines = digests
      .filter((digest) => digest.startsWith(prefix))
      .map((digest) => `${digest.slice(-SUFFIX_LENGTH)}:42`);
    // Padding consists of entries with a count of 0.
    const padding = headers['add-padding'] === 'true' ? 20 : 0;
    for (let n = 0; n < padding; n += 1) lines.push(`${paddingSuffix(n)}:0`);
    return response.writeHead(200, { 'content-type': 'text/plain' }).end(lines.join(CR_LF));
  };

  const service = { origin: '', requests, answer: answerRange, answerRange, close };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    requests.push({ url: request.url ?? '', headers: request.headers, body });
    service.answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // The cast is safe: `address()` returns a string only for a Unix socket.
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;

  async function close(): Promise<void> {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

export type RangeService = Awaited<ReturnType<typeof serveRanges>>;

const paddingSuffix = (n: number) =>
  createHash('sha1').update(`padding ${n}`).digest('hex').toUpperCase().slice(-SUFFIX_LENGTH);
