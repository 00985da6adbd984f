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
 * Name of a file that is written when the media folder has all pictures, so that the server does
 * not check each picture when it starts.
 */
const MARKER = '.market-pictures';

export interface FillOptions {
  /**
   * Number of products that the market must have. Generated products are added to the demonstration
   * market until it has this number.
   */
  products?: number;
}

/**
 * Fills an empty database with the demonstration market, and copies the pictures that this machine
 * lacks. Completes a run that was interrupted. Then adds generated products, if any are wanted.
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
  // Imported on demand, because a market that is already filled does not need this module.
  const { seedMarket } = await import('../seed/seedMarket');
  const seed = () => seedMarket(db, { mediaDir, onProgress });
  // If several processes start with the same empty database, only one can fill it. Each of the
  // others fails on a row that already exists, tries again, and finds the database filled.
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
 * Fills the market in a child process. If the server filled it, the memory that this needs would
 * stay allocated until the server stops.
 * @throws Error with the last error output of the child process
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
