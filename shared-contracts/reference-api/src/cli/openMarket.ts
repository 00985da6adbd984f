import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { databaseClock } from '../database/databaseClock';
import { lockFolder } from '../database/lockFolder';
import { checkSchema, type MigrationRun, migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import type { Database, DataContext } from '../database/schema';
import type { Settings } from './readSettings';

/** `migrate` runs migrations, `check` refuses a schema that lacks some, `ignore` takes any schema. */
type SchemaUse = 'migrate' | 'check' | 'ignore';

interface OpenMarket extends DataContext, MigrationRun {
  close: () => Promise<void>;
}

/**
 * Opens the folder of pictures and the database.
 * @param use by default, only the embedded database is migrated: commands of an operator on a
 * PostgreSQL may come from another version than the processes that work on it
 * @throws Error with one sentence that says whether the folder or the database cannot be used, and
 * why
 */
export async function openMarket(
  settings: Settings,
  use: SchemaUse = settings.databaseUrl ? 'check' : 'migrate',
): Promise<OpenMarket> {
  const unlock = await claimFolder(settings);
  const place = settings.databaseUrl
    ? `the database at ${new URL(settings.databaseUrl).host} (DATABASE_URL)`
    : `the database in ${settings.dataDir} (DATA_DIR)`;
  let db: Database | undefined;
  try {
    db = await openDatabase(settings);
    const clock = databaseClock(db);
    await clock.read();
    const migrated = await prepareSchema(db, use);
    if (!settings.databaseUrl) await vacuum(db);
    const opened = db;
    const close = async () => {
      await opened.destroy();
      unlock();
    };
    return { db, now: clock.now, ...migrated, close };
  } catch (error) {
    await db?.destroy();
    unlock();
    throw new Error(`Cannot open ${place}: ${reasonOf(error)}.`);
  }
}

async function prepareSchema(db: Database, use: SchemaUse): Promise<MigrationRun> {
  if (use === 'migrate') return migrate(db);
  return { run: [], newer: use === 'check' ? await checkSchema(db) : [] };
}

/**
 * Removes dead rows and updates the planner's statistics. A database server does so by itself, but
 * the embedded database does not. Without statistics, reading a product takes three times as long.
 */
async function vacuum(db: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

async function claimFolder({ dataDir, mediaDir, databaseUrl }: Settings): Promise<() => void> {
  try {
    await mkdir(mediaDir, { recursive: true });
    // Only one process may use the embedded database, so its folder is locked. With a database
    // server, several processes may share the folder.
    return databaseUrl ? () => undefined : lockFolder(dataDir);
  } catch (error) {
    throw new Error(`Cannot use the data folder ${dataDir} (DATA_DIR): ${reasonOf(error)}.`);
  }
}

/**
 * Returns the reason of an error in one line, without a full stop. An `AggregateError` has no
 * message of its own. It is thrown if a host name has several network addresses and none of them
 * accepts the connection.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] || 'unknown reason').replace(/\.+$/, '');
}
