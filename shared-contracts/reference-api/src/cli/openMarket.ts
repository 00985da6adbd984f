import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { databaseClock } from '../database/databaseClock';
import { lockFolder } from '../database/lockFolder';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import type { Database, DataContext } from '../database/schema';
import type { Settings } from './readSettings';

interface OpenMarket extends DataContext {
  /** Migrations of a newer version that have already run. */
  newer: string[];
  close: () => Promise<void>;
}

/**
 * Opens the folder of pictures and the database, and migrates the database.
 * @throws Error with one sentence that says whether the folder or the database cannot be used, and
 * why
 */
export async function openMarket(settings: Settings): Promise<OpenMarket> {
  const unlock = await claimFolder(settings);
  const place = settings.databaseUrl
    ? `the database at ${new URL(settings.databaseUrl).host} (DATABASE_URL)`
    : `the database in ${settings.dataDir} (DATA_DIR)`;
  try {
    const db = await openDatabase(settings);
    const clock = databaseClock(db);
    await clock.read();
    const newer = await migrate(db);
    if (!settings.databaseUrl) await vacuum(db);
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, now: clock.now, newer, close };
  } catch (error) {
    unlock();
    throw new Error(`Cannot open ${place}: ${reasonOf(error)}.`);
  }
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

// Returns the reason of an error in one line. An `AggregateError` has no message of its own. It is
// thrown if a host name has several network addresses and none of them accepts the connection.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] || 'unknown reason').replace(/\.+$/, '');
}
