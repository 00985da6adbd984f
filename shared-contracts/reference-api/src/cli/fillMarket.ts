import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { migrate } from '../database/migrate';
import { refreshProductFigures } from '../database/refreshProductFigures';
import type { Database } from '../database/schema';

type OnProgress = (text: string) => void;

/** Any number; the same for every process that may want to fill the same database. */
const SEED_LOCK = 727_001;

/**
 * Fills an empty database with the demonstration market, whole or not at all: a process killed
 * half-way leaves nothing behind, and of several starting at once one does it.
 */
export async function fillMarket(
  db: Database,
  mediaDir: string,
  onProgress: OnProgress,
): Promise<void> {
  if (!(await isEmpty(db))) return;
  await db.transaction().execute(async (trx) => {
    // Drawing the pictures takes longer than any query of a request ever may.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(trx);
    if (!(await isEmpty(trx))) return;
    // Drawing pictures takes libraries that a market which is there already never needs.
    const { seedMarket } = await import('../seed/seedMarket');
    await seedMarket(trx, { mediaDir, onProgress });
    await refreshProductFigures(trx);
  });
}

/** Throws everything away, orders and customers too, and fills the market anew. */
export async function resetMarket(
  db: Database,
  mediaDir: string,
  onProgress: OnProgress,
): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await rm(mediaDir, { recursive: true, force: true });
  await migrate(db);
  await fillMarket(db, mediaDir, onProgress);
}

async function isEmpty(db: Database): Promise<boolean> {
  const shop = await db.selectFrom('shops').select('uuid').limit(1).executeTakeFirst();
  return !shop;
}
