import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, sql } from 'kysely';
import { LOCK_INTERVAL_MS, MIGRATION_LOCK, MIGRATION_WAIT_MS } from './MarketDialect';
import { checkSchema, knownMigrations } from './migrate';
import type { Database } from './schema';

const HEARTBEAT_MS = 10_000;

interface RegisteredProcess {
  /** Migrations of a newer version that have run. */
  newer: string[];
  /** Ends the heartbeat, so that no contract step waits for this process. */
  leave: () => Promise<void>;
}

/**
 * Registers this process with the migrations that its code knows, and keeps its heartbeat. Waits
 * for a running migration, so that no contract step can miss the process.
 * @param command for operators who read which process a contract step waits for
 * @param later migrations that the code knows in addition
 * @throws Error with one sentence if this version cannot work with the schema
 */
export async function registerProcess(
  db: Database,
  command: string,
  later: Readonly<Record<string, Migration>> = {},
): Promise<RegisteredProcess> {
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
  const newer = await betweenMigrations(db, async (trx) => {
    const found = await checkSchema(trx, later);
    await sql`
      delete from api_processes where seen_at < clock_timestamp() - interval '1 day'`.execute(trx);
    await beat(trx);
    return found;
  });
  // A lost heartbeat needs no report: queries of requests and jobs fail too, and are logged.
  const timer = setInterval(() => void beat(db).catch(() => undefined), HEARTBEAT_MS);
  timer.unref();
  return {
    newer,
    async leave() {
      clearInterval(timer);
      await db
        .deleteFrom('apiProcesses')
        .where('uuid', '=', uuid)
        .execute()
        .catch(() => undefined);
    },
  };
}

/** Runs `work` in a transaction during which no migration runs. */
async function betweenMigrations<Result>(
  db: Database,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  const end = Date.now() + MIGRATION_WAIT_MS;
  for (;;) {
    const done = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_xact_lock_shared(${MIGRATION_LOCK}) as "isFree"`.execute(trx);
      return rows[0]?.isFree ? { result: await work(trx) } : undefined;
    });
    if (done) return done.result;
    if (Date.now() >= end) throw new Error('another process is still migrating it');
    await sleep(LOCK_INTERVAL_MS);
  }
}
