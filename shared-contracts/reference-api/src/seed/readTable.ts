import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

// Adds zod's error messages, which its small build leaves out.
z.config(z.locales.en());

/** Folder of the demonstration market, with its tables, posts and pictures. */
export const MARKET_FOLDER = fileURLToPath(new URL('../../market', import.meta.url));

/**
 * Reads a table of the demonstration market.
 * @throws Error that names file, row and field of the first invalid value
 */
export function readTable<Row extends z.ZodMiniType>(
  file: string,
  row: Row,
  folder = MARKET_FOLDER,
): z.output<Row>[] {
  const rows: unknown = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  if (!Array.isArray(rows)) throw new Error(`market/${file} is not a list of rows.`);
  return rows.map((each: unknown, index) => {
    const parsed = z.safeParse(row, each);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    const field = issue?.path.join('.') || 'the row';
    throw new Error(`market/${file}, row ${index + 1}, ${field}: ${issue?.message}`);
  });
}
