import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, PostgresAdapter, PostgresDialect, sql } from 'kysely';

/** Kysely's own number, so that the lock also keeps out processes of other releases. */
export const MIGRATION_LOCK = sql.lit(BigInt('3853314791062309107'));
const LOCK_INTERVAL_MS = 250;
/**
 * Maximum time that a migration waits for the lock of a table. All later queries of the table wait
 * behind it meanwhile. `migrate` tries again.
 */
const TABLE_LOCK_MS = 1000;

/** Maximum time to wait for another process that migrates the same database. */
const MIGRATION_WAIT_MS = 600_000;

/**
 * Asks for the migration lock from time to time. A statement that waits for it would be ended by the
 * time limit of all statements, long before another process has migrated a large database.
 * @param attempt resolves to undefined while another process has the lock
 * @throws Error if the other process takes too long
 */
export async function pollMigrationLock<Result>(
  attempt: () => Promise<Result | undefined>,
  waitMs = MIGRATION_WAIT_MS,
): Promise<Result> {
  const end = Date.now() + waitMs;
  for (;;) {
    const result = await attempt();
    if (result !== undefined) return result;
    if (Date.now() >= end) throw new Error('another process is still migrating it');
    await sleep(LOCK_INTERVAL_MS);
  }
}

/** PostgreSQL for several processes of which each migrates the database when it starts. */
export class MarketDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new MarketAdapter();
  }
}

export class MarketAdapter extends PostgresAdapter {
  constructor(private readonly waitMs = MIGRATION_WAIT_MS) {
    super();
  }

  /** @throws Error if another process migrates for too long */
  override async acquireMigrationLock(db: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
    await sql`set lock_timeout = ${sql.lit(TABLE_LOCK_MS)}`.execute(db);
    await pollMigrationLock(async () => {
      const query = sql<{
        acquired: boolean;
      }>`select pg_try_advisory_lock(${MIGRATION_LOCK}) as acquired`;
      const { rows } = await query.execute(db);
      return rows[0]?.acquired || undefined;
    }, this.waitMs);
  }

  override async releaseMigrationLock(db: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK})`.execute(db);
    await sql`reset lock_timeout`.execute(db);
  }
}
