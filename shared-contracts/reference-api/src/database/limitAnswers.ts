import type pg from 'pg';

/**
 * Work that lifts the server's time limit for its connection, as migrations do, may take longer.
 */
const LIFTS_LIMIT = /^\s*set (local )?statement_timeout/i;
const RESETS_LIMIT = /^\s*reset statement_timeout/i;
/** A limit that a transaction has lifted for itself returns at its end. */
const ENDS_TRANSACTION = /^\s*(commit|rollback(?! to))/i;

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Closes a connection on which a query gets no answer, which fails the query and all that follow;
 * the pool does not reuse the connection. The server's own limit ends slow queries, but a frozen or
 * unreachable server does nothing.
 */
export function limitAnswers(client: pg.ClientBase & { end?(): Promise<void> }, limitMs: number) {
  // The pool's own signature; all queries of this API have this form.
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
      // The answer may have arrived while this process was computing, so it is read first.
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
