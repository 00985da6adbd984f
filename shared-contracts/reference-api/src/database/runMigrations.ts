import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, Migrator } from 'kysely';
import { isLockTimeout } from './errors';
import { refuseOlderProcesses } from './OlderProcesses';
import type { Database } from './schema';

export type Migrations = Readonly<Record<string, Migration>>;

/** True for a migration with which code that does not know it cannot work. */
export const isContract = (name: string) => name.endsWith('-contract');

/** Number of times that a migration run waits for the locks of tables, and the time between. */
const LOCK_TRIES = { most: 8, pauseMs: 2000 };

/** Checks for older processes inside the transaction and lock of the migration. */
export const guardContracts = (known: Migrations): Migrations =>
  Object.fromEntries(
    Object.entries(known).map(([name, { up }]) => [
      name,
      {
        async up(db) {
          if (isContract(name)) await refuseOlderProcesses(db, name);
          await up(db);
        },
      },
    ]),
  );

/**
 * Runs the migrations that have not run, in one transaction.
 * @param until last migration to run. By default, all are run
 * @returns names of the migrations that have run now
 * @throws Error if other connections hold the locks of its tables for too long
 */
export async function runMigrations(
  db: Database,
  all: Migrations,
  until?: string,
): Promise<string[]> {
  // Teams add migrations in parallel, so a migration may be released after a migration with a
  // higher number has already run.
  const provider = { getMigrations: async () => all };
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  for (let tries = 1; ; tries += 1) {
    const { error, results = [] } = await (until
      ? migrator.migrateTo(until)
      : migrator.migrateToLatest());
    if (!error) return results.map(({ migrationName }) => migrationName);
    if (!isLockTimeout(error)) throw error;
    if (tries === LOCK_TRIES.most) throw new Error(TABLES_LOCKED);
    await sleep(LOCK_TRIES.pauseMs);
  }
}

const TABLES_LOCKED =
  'other connections hold locks of tables that a migration changes; nothing has changed, so run it again when they have ended';
