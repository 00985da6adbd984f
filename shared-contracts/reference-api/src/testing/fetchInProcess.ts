import type { FastifyInstance } from 'fastify';

interface Reply {
  status: number;
  headers: Headers;
  // Bodies have any shape, and alterations change them freely.
  body: Record<string, unknown>;
}

/** Changes a call's reply in place; an untouched reply passes unchanged. */
export type Alter = (request: { method: string; path: string; body: string }, reply: Reply) => void;

/** Origin of requests that are answered within the process. */
export const IN_PROCESS_HOST = 'http://in-process.test';

/**
 * Lets an API answer `fetch` without a network, which is most of a request's work, and applies
 * `alter` to its replies. Jest's `restoreAllMocks` ends it.
 */
export function fetchInProcess(app: FastifyInstance, alter?: Alter): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const given = await app.inject({
      // The contract's methods are among those that `inject` accepts.
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
