import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Reply {
  status: number;
  headers: Headers;
  // Alterations reach into bodies of every shape.
  body: Record<string, unknown>;
}

/** Changes a reply that a call gave; what it leaves alone goes through as it is. */
export type Alter = (request: { method: string; path: string; body: string }, reply: Reply) => void;

/** A host that is like another but for what `alter` does to its replies. */
export async function startAlteringProxy(target: string, alter: Alter) {
  const server = createServer(async (request, response) => {
    const { method = 'GET', url = '/' } = request;
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece);
    const {
      host: _host,
      connection: _connection,
      'content-length': _length,
      ...headers
    } = request.headers;
    const given = await fetch(`${target}${url}`, {
      method,
      // Repeated headers play no part here.
      headers: headers as Record<string, string>,
      body: method === 'GET' ? undefined : Buffer.concat(pieces),
    });
    const reply: Reply = {
      status: given.status,
      headers: new Headers(given.headers),
      body: JSON.parse((await given.text()) || '{}'),
    };
    const body = Buffer.concat(pieces).toString();
    alter({ method, path: url.split('?')[0] ?? '', body }, reply);
    for (const name of ['content-length', 'connection', 'keep-alive', 'transfer-encoding']) {
      reply.headers.delete(name);
    }
    response.writeHead(reply.status, Object.fromEntries(reply.headers));
    response.end(JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP listener's address is never a string.
  const { port } = server.address() as AddressInfo;
  return {
    host: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
