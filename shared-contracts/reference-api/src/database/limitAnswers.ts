import type pg from 'pg';

/** Work that lifts the server's limit for its connection, as a migration does, may take its time. */
const LIFTS_LIMIT = /^\s*set (local )?statement_timeout/i;
const RESETS_LIMIT = /^\s*reset statement_timeout/i;
/** A limit that a transaction lifts for itself is back at its end. */
const ENDS_TRANSACTION = /^\s*(commit|rollback(?! to))/i;

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Closes a connection that leaves a query without an answer, which fails it and whatever follows on the
 * connection; the pool does not give it out again. The limit of the server ends a slow query, but no server
 * that is frozen or out of reach does anything.
 */
export function limitAnswers(client: pg.ClientBase & { end?(): Promise<void> }, limitMs: number) {
  // The pool's own signature; queries of this API have no other form.
  const send = client.query.bind(client) as Query;
  let lifted: 'transaction' | 'connection' | undefined;
  const query: Query = async (text, values) => {
    const lift = LIFTS_LIMIT.exec(text);
    if (lift) lifted = lift[1] ? 'transaction' : 'connection';
    const isOver = lifted === 'transaction' && ENDS_TRANSACTION.test(text);
    if (isOver || RESETS_LIMIT.test(text)) lifted = undefined;
    const answer = send(text, values);
    if (lifted) return answer;
    let isAnswered = false;
    const timer = setTimeout(() => {
      // The answer may have come while this process computed: it is read first.
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
