import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type Migration, sql } from 'kysely';
import { MIGRATION_LOCK, pollMigrationLock } from './MarketDialect';
import { checkSchema, knownMigrations } from './migrate';
import type { Database } from './schema';

const HEARTBEAT_MS = 10_000;

/**
 * Registers this process with the migrations that its code knows, and keeps its heartbeat. Waits
 * for a running migration, so that no contract step can miss the process.
 * @param command for operators who read which process a contract step waits for
 * @param later migrations that the code knows in addition
 * @returns a function that ends the heartbeat, so that no contract step waits for this process
 * @throws Error with one sentence if this version cannot work with the schema
 */
export async function registerProcess(
  db: Database,
  command: string,
  later: Readonly<Record<string, Migration>> = {},
): Promise<() => Promise<void>> {
  const uuid = randomUUID();
  const facts = {
    ...{ uuid, command, host: hostname(), pid: process.pid },
    migrations: knownMigrations(later),
  };
  const beat = (on: Database) =>
    on
      .insertInto('apiProcesses')
      .values(facts)
      // `reset` deletes the row of a running process.
      .onConflict((conflict) =>
        conflict.column('uuid').doUpdateSet({ seenAt: sql<Date>`clock_timestamp()` }),
      )
      .execute();
  await pollMigrationLock(() =>
    db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock_shared(${MIGRATION_LOCK}) as "isFree"`.execute(trx);
      if (!rows[0]?.isFree) return undefined;
      await checkSchema(trx, later);
      await sql`
        delete from api_processes where seen_at < clock_timestamp() - interval '1 day'`.execute(
        trx,
      );
      await beat(trx);
      return true;
    }),
  );
  // A lost heartbeat needs no report: queries of requests and jobs fail too, and are logged.
  const timer = setInterval(() => void beat(db).catch(() => undefined), HEARTBEAT_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await db
      .deleteFrom('apiProcesses')
      .where('uuid', '=', uuid)
      .execute()
      .catch(() => undefined);
  };
}
