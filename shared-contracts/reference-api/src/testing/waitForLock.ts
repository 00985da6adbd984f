import { sql } from 'kysely';
import type { Database } from '../database/schema';

/**
 * Waits until some query of this database waits for a lock.
 * @param type type of the lock, as in PostgreSQL's `pg_locks`
 */
export async function waitForLock(db: Database, type: 'advisory' | 'relation'): Promise<void> {
  const isWaiting = async () => {
    const { rows } = await sql`
      select from pg_locks where locktype = ${type} and not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      db,
    );
    return rows.length > 0;
  };
  while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5));
}
