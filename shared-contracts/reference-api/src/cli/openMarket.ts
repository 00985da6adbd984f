import { mkdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { databaseClock } from '../database/databaseClock';
import { lockFolder } from '../database/lockFolder';
import { migrate } from '../database/migrate';
import { openDatabase } from '../database/openDatabase';
import type { Database, DataContext } from '../database/schema';
import type { Settings } from './readSettings';

interface OpenMarket extends DataContext {
  close: () => Promise<void>;
}

/**
 * Opens the database with all its tables, and the folder of pictures.
 * @throws Error one sentence saying which of the two cannot be used, and why
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
    await migrate(db);
    if (!settings.databaseUrl) await vacuum(db);
    const close = async () => {
      await db.destroy();
      unlock();
    };
    return { db, now: clock.now, close };
  } catch (error) {
    unlock();
    throw new Error(`Cannot open ${place}: ${reasonOf(error)}.`);
  }
}

/**
 * Clears dead rows and learns what the tables hold. A server does so by itself; the embedded
 * database has no such process, and without it plans a product page three times as slow.
 */
async function vacuum(db: Database): Promise<void> {
  await sql`vacuum (analyze)`.execute(db);
}

async function claimFolder({ dataDir, mediaDir, databaseUrl }: Settings): Promise<() => void> {
  try {
    await mkdir(mediaDir, { recursive: true });
    // On a server database, any number of processes may share the pictures.
    return databaseUrl ? () => undefined : lockFolder(dataDir);
  } catch (error) {
    throw new Error(`Cannot use the data folder ${dataDir} (DATA_DIR): ${reasonOf(error)}.`);
  }
}

// A refused connection to a name with several addresses comes as an aggregate without a message.
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] || 'unknown reason').replace(/\.+$/, '');
}
