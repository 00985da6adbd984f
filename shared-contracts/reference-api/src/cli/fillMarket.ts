import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import { sql } from 'kysely';
import { isUniqueViolation } from '../database/errors';
import { migrate } from '../database/migrate';
import type { Database } from '../database/schema';

export type OnProgress = (text: string) => void;

/**
 * Name of a file that exists once the media folder has all pictures, so that a start need not check
 * each picture.
 */
const MARKER = '.market-pictures';

export interface FillOptions {
  /**
   * Number of products that the market shall have. Generated products are added to the
   * demonstration market until it has this number.
   */
  products?: number;
}

/**
 * Fills an empty database with the demonstration market, and copies pictures that this machine
 * lacks, even if an earlier start was interrupted. Then adds generated products.
 */
export async function fillMarket(
  db: Database,
  mediaDir: string,
  onProgress: OnProgress,
  { products = 0 }: FillOptions = {},
): Promise<void> {
  await fillDemonstration(db, mediaDir, onProgress);
  if (products === 0) return;
  const { growMarket } = await import('../seed/generated/growMarket');
  await growMarket(db, products, onProgress);
}

async function fillDemonstration(
  db: Database,
  mediaDir: string,
  onProgress: OnProgress,
): Promise<void> {
  if (!(await isEmpty(db)) && hasPictures(mediaDir)) return;
  // Imported on demand, because a market that is filled already never needs it.
  const { seedMarket } = await import('../seed/seedMarket');
  const seed = () => seedMarket(db, { mediaDir, onProgress });
  // If several processes start on one empty database, one fills it. The others fail, try again and
  // find it filled.
  await seed().catch((error: unknown) =>
    isUniqueViolation(error) ? seed() : Promise.reject(error),
  );
  await sql`analyze`.execute(db);
  await writeFile(join(mediaDir, MARKER), '');
}

/** True if this machine has every picture of the demonstration market. */
export const hasPictures = (mediaDir: string) => existsSync(join(mediaDir, MARKER));

/** Deletes all data, including orders and customers, and then seeds the market. */
export async function resetMarket(
  db: Database,
  mediaDir: string,
  onProgress: OnProgress,
  options?: FillOptions,
): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  await rm(mediaDir, { recursive: true, force: true });
  await migrate(db);
  await fillMarket(db, mediaDir, onProgress, options);
}

async function isEmpty(db: Database): Promise<boolean> {
  const shop = await db.selectFrom('shops').select('uuid').limit(1).executeTakeFirst();
  return !shop;
}

const LINES_OF_A_FAILURE = 10;

/**
 * Fills the market in a child process. A server that filled the market itself would keep the memory
 * for as long as it runs.
 * @throws Error with the last output of the process
 */
export async function seedInChildProcess(
  onProgress: OnProgress,
  [, script] = process.argv,
): Promise<void> {
  const child = fork(script ?? '', ['seed'], { silent: true });
  const said = lastLines(child.stderr, LINES_OF_A_FAILURE);
  if (child.stdout) createInterface(child.stdout).on('line', onProgress);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(said() || 'The demonstration market could not be filled.');
}
