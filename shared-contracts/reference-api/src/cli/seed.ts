import { type FillOptions, fillMarket, resetMarket } from './fillMarket';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

const filling = (how: typeof fillMarket) => async (settings: Settings, args: string[]) => {
  const options = readFillOptions(args);
  const { db, close } = await openMarket(settings, 'migrate');
  await how(db, settings.mediaDir, (text) => process.stdout.write(`${text}\n`), options);
  await close();
  // Otherwise the open channel to the parent process would keep this process running.
  process.channel?.unref();
};

/** Fills an empty database: `seed --products 20000`. */
export const seed = filling(fillMarket);

/** Deletes all data, and fills the database again: `reset --products 20000`. */
export const reset = filling(resetMarket);

const LARGEST = 1_000_000;
const USAGE = `Use: npm run api -- seed [--products N], with N a whole number up to ${LARGEST}.`;

/**
 * Reads the options for filling a market. Without options, the number of products is 0: nothing is
 * added to the demonstration market.
 * @throws Error with the usage, if the arguments are invalid
 */
export function readFillOptions(args: string[]): Required<FillOptions> {
  const { values, positionals } = parseCommand(args, { products: { type: 'string' } }, USAGE);
  const { products = '0' } = values;
  if (positionals.length > 0 || !/^\d{1,7}$/.test(products) || Number(products) > LARGEST) {
    throw new Error(USAGE);
  }
  return { products: Number(products) };
}
