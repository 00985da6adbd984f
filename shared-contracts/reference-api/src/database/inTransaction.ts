import { setTimeout as sleep } from 'node:timers/promises';
import { isConnectionLost, isRolledBack } from './errors';
import type { Database, DatabaseTransaction } from './schema';

interface TransactionOptions {
  /**
   * True if the work finds out that it has been done before, as work with an idempotency key does.
   * It is then repeated even if the connection was lost while the commit was on its way.
   */
  isRepeatable?: boolean;
}

/** Pause before the second attempt, at random, so that two transactions do not collide again. */
const PAUSE_MS = { least: 20, most: 150 };
/**
 * Longest first attempt after which a lost connection is replaced. An attempt that took longer has
 * met an overloaded or frozen database, which must not be asked twice.
 */
const LONGEST_ATTEMPT_MS = 1500;

/**
 * Runs `work` in a transaction. Runs it a second time, in a new transaction, if PostgreSQL has
 * undone the first one because of another transaction, or if the connection was lost before the
 * commit. So `work` must have no effects outside the database, and must not change variables outside
 * itself.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: DatabaseTransaction) => Promise<Result>,
  { isRepeatable = false }: TransactionOptions = {},
): Promise<Result> {
  const started = performance.now();
  let isCommitting = false;
  try {
    return await db.transaction().execute(async (trx) => {
      const result = await work(trx);
      isCommitting = true;
      return result;
    });
  } catch (error) {
    const isQuick = performance.now() - started < LONGEST_ATTEMPT_MS;
    // If the connection is lost during the commit, nobody knows if the database has committed.
    const isUndone = !isCommitting || isRepeatable;
    if (!isRolledBack(error) && !(isConnectionLost(error) && isQuick && isUndone)) throw error;
  }
  await sleep(PAUSE_MS.least + Math.random() * (PAUSE_MS.most - PAUSE_MS.least));
  return db.transaction().execute(work);
}
