import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Waits until some query of this database waits for a lock.
 * @param type type as in PostgreSQL's `pg_locks`: `transactionid` for the first query that waits for
 * a locked row, `tuple` for the next ones
 */
export async function waitForLock(
  db: Database,
  type: 'advisory' | 'relation' | 'transactionid' | 'tuple',
): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_locks join pg_stat_activity using (pid)
      where locktype = ${type} and not granted and datname = current_database()`.execute(db);
    return rows.length > 0;
  };
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
}
