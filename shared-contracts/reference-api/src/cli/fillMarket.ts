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

/** Lies in the media folder once every picture does: a start need not look for each of them. */
const MARKER = '.market-pictures';

export interface FillOptions {
  /** Products there are in the end; none are generated where the demonstration market has as many. */
  products?: number;
}

/**
 * Fills an empty database with the demonstration market and copies the pictures that this machine lacks,
 * also after a start that was cut off half-way. Then adds generated products.
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
  // A market that is there already never needs it.
  const { seedMarket } = await import('../seed/seedMarket');
  const seed = () => seedMarket(db, { mediaDir, onProgress });
  // One of several processes that start on one empty database is first; the others find it filled.
  await seed().catch((error: unknown) =>
    isUniqueViolation(error) ? seed() : Promise.reject(error),
  );
  await sql`analyze`.execute(db);
  await writeFile(join(mediaDir, MARKER), '');
}

/** True when this machine has every picture of the demonstration market. */
export const hasPictures = (mediaDir: string) => existsSync(join(mediaDir, MARKER));

/** Throws everything away, orders and customers too, and fills the market anew. */
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
 * Seeds the market in a child process that ends with it: writing the database leaves memory behind,
 * which a server would hold for as long as it runs.
 *
 * @throws Error with the last output of the process.
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
