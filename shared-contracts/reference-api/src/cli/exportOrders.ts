import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Database } from '../database/schema';
import { formatCsvRow } from './formatCsvRow';
import { openMarket } from './openMarket';
import { parseCommand, readDay } from './parseCommand';
import { ORDER_COLUMNS, readOrderLines } from './readOrderLines';
import type { Settings } from './readSettings';

const USAGE = 'Use: export orders [--since <YYYY-MM-DD>] --out <file.csv>.';
/** Marks the file as UTF-8, because spreadsheets garble Bangla names in a file without the mark. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Writes all orders, or those placed since the start of a day in Dhaka, to a CSV file. */
export async function exportOrders(settings: Settings, args: string[]): Promise<void> {
  const { values, positionals } = parseCommand(
    args,
    { since: { type: 'string' }, out: { type: 'string' } },
    USAGE,
  );
  const { since, out } = values;
  if (positionals.join(' ') !== 'orders' || !out) throw new Error(USAGE);
  const start = since === undefined ? undefined : readDay(since, USAGE);
  const { db, close } = await openMarket(settings);
  try {
    await writeOrders(db, { file: resolve(out), since: start });
    process.stdout.write(`Orders written to ${resolve(out)}.\n`);
  } finally {
    await close();
  }
}

interface Target {
  file: string;
  since: Date | undefined;
}

/**
 * Writes row by row, so that memory use does not grow with the number of orders. Renames the file
 * at the end, so that a file with the given name is always complete.
 */
async function writeOrders(db: Database, { file, since }: Target): Promise<void> {
  async function* rows() {
    yield BYTE_ORDER_MARK + formatCsvRow(ORDER_COLUMNS);
    for await (const line of readOrderLines(db, since)) yield formatCsvRow(line);
  }
  const unfinished = `${file}.${process.pid}.part`;
  try {
    // Only the file's owner may read it, because it contains addresses and phone numbers.
    await pipeline(Readable.from(rows()), createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot write ${file} (--out): ${reason}.`);
  }
}
