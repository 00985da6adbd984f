import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/schema';
import { buildMarket } from './buildMarket';
import { insertMarket } from './insertMarket';
import { MARKET_FOLDER } from './readTable';

interface SeedOptions {
  /** Folder that is served under `/media`. If undefined, no pictures are copied. */
  mediaDir?: string;
  /** Called with a description after each step. */
  onProgress?: (step: string) => void;
}

/**
 * Fills an empty, migrated database with the demonstration market, and copies its pictures. Changes
 * nothing in a database that has shops, and overwrites no pictures.
 */
export async function seedMarket(
  db: Database,
  { mediaDir, onProgress = () => undefined }: SeedOptions,
): Promise<void> {
  if (mediaDir) {
    await cp(join(MARKET_FOLDER, 'pictures'), mediaDir, { recursive: true, force: false });
    onProgress('pictures copied');
  }
  const isSeeded = await db.selectFrom('shops').select('uuid').limit(1).executeTakeFirst();
  if (isSeeded) return;
  await insertMarket(db, buildMarket());
  onProgress('market data written');
}
