import type pg from 'pg';

/** Work that lifts the server's limit for its connection, as a migration does, may take its time. */
const LIFTS_LIMIT = /^\s*set (local )?statement_timeout/i;

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Closes a connection that leaves a query without an answer, which fails it and whatever follows on the
 * connection; the pool does not give it out again. The limit of the server ends a slow query, but no server
 * that is frozen or out of reach does anything.
 */
export function limitAnswers(client: pg.ClientBase & { end?(): Promise<void> }, limitMs: number) {
  // The pool's own signature; queries of this API have no other form.
  const send = client.query.bind(client) as Query;
  let isLimited = true;
  const query: Query = async (text, values) => {
    if (LIFTS_LIMIT.test(text)) isLimited = false;
    if (/^\s*reset statement_timeout/i.test(text)) isLimited = true;
    const answer = send(text, values);
    if (!isLimited) return answer;
    let isAnswered = false;
    const timer = setTimeout(() => {
      // An answer that has come while this process computed is read before.
      setImmediate(() => {
        if (!isAnswered) void client.end?.().catch(() => undefined);
      });
    }, limitMs);
    try {
      return await answer;
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  };
  Object.assign(client, { query });
}
