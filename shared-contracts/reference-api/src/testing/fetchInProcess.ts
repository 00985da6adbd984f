import type { FastifyInstance } from 'fastify';

interface Reply {
  status: number;
  headers: Headers;
  // Alterations reach into bodies of every shape.
  body: Record<string, unknown>;
}

/** Changes a reply that a call gave; what it leaves alone goes through as it is. */
export type Alter = (request: { method: string; path: string; body: string }, reply: Reply) => void;

/** Place of a host that is no server; requests are answered in the process that makes them. */
export const IN_PROCESS_HOST = 'http://in-process.test';

/**
 * Has an API answer `fetch` without a network between them, which is most of the work of a request,
 * and with what `alter` makes of its replies. Jest's `restoreAllMocks` ends it.
 */
export function fetchInProcess(app: FastifyInstance, alter?: Alter): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const given = await app.inject({
      // Methods of the contract are among those an API can be asked with.
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: init?.body ? payload : undefined,
    });
    // None of the API's headers is a list here.
    const headers = new Headers(given.headers as Record<string, string>);
    const reply: Reply = {
      status: given.statusCode,
      headers,
      body: JSON.parse(given.body || '{}'),
    };
    alter?.({ method: request.method, path: pathname, body: payload.toString() }, reply);
    return new Response(JSON.stringify(reply.body), { status: reply.status, headers });
  });
}
