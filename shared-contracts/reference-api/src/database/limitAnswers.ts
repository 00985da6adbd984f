import type pg from 'pg';

/**
 * Statements with which migrations lift the server's time limit. Later queries of the connection
 * may then take longer than `limitMs`.
 */
const LIFTS_LIMIT = /^\s*set (local )?statement_timeout/i;
const RESETS_LIMIT = /^\s*reset statement_timeout/i;
/** Statements that end a transaction. They restore a limit that was lifted with `set local`. */
const ENDS_TRANSACTION = /^\s*(commit|rollback(?! to))/i;

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Closes a connection if a query on it gets no response within `limitMs`. This query and all later
 * queries of the connection then fail, and the pool drops the connection. The server's own limit
 * cannot replace this one, because a frozen or unreachable server cannot enforce it.
 */
export function limitAnswers(client: pg.ClientBase & { end?(): Promise<void> }, limitMs: number) {
  // pg has more signatures, but the pool and all queries of this API use only this one.
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
      // First lets the process read a response that may have arrived while the process was busy.
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
