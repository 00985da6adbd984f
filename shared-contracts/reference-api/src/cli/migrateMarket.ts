import { findRefusal, readSchema } from '../database/migrate';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE = 'Use: npm run api -- migrate [--dry-run].';

/**
 * Runs the migrations that have not run, and prints their names. With `--dry-run`, prints the names
 * of those that would run.
 * @throws Error with one sentence if the database cannot be opened, or if contract steps wait
 */
export async function migrateMarket(settings: Settings, args: string[]): Promise<void> {
  const options = { 'dry-run': { type: 'boolean' } } as const;
  const { values, positionals } = parseCommand(args, options, USAGE);
  if (positionals.length > 0) throw new Error(USAGE);
  const isDryRun = values['dry-run'] === true;
  const { db, run, refused, close } = await openMarket(settings, isDryRun ? 'ignore' : 'migrate');
  try {
    const schema = await readSchema(db);
    const names = isDryRun ? schema.pending : run;
    for (const name of names) process.stdout.write(`${isDryRun ? 'would run' : 'ran'} ${name}\n`);
    const reason = isDryRun ? await findRefusal(db, schema) : refused;
    if (reason) throw new Error(reason);
    if (names.length === 0) process.stdout.write('The schema is up to date.\n');
  } finally {
    await close();
  }
}
