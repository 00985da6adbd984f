import type { FastifyInstance } from 'fastify';

interface Reply {
  status: number;
  headers: Headers;
  // The type allows any fields, so that `Alter` can change all of them.
  body: Record<string, unknown>;
}

/** Changes a reply in place, or leaves it as it is. */
export type Alter = (request: { method: string; path: string; body: string }, reply: Reply) => void;

/** Origin of requests that reach the API without a network. */
export const IN_PROCESS_HOST = 'http://in-process.test';

/**
 * Makes `fetch` call the API without a network, because a network would take most of the time.
 * `alter` may change the replies. Jest's `restoreAllMocks` restores the real `fetch`.
 */
export function fetchInProcess(app: FastifyInstance, alter?: Alter): void {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const payload = Buffer.from(await request.arrayBuffer());
    const given = await app.inject({
      // The cast is safe: `inject` accepts every method of the contract.
      method: request.method as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(request.headers),
      payload: init?.body ? payload : undefined,
    });
    // The cast is safe: in this type a header may be a list, but this API sends no such headers.
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
