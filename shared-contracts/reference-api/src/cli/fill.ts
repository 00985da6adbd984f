import { fillMarket, resetMarket } from './fillMarket';
import { openMarket } from './openMarket';
import { readMarketSize } from './readMarketSize';
import type { Settings } from './readSettings';

const filling = (how: typeof fillMarket) => async (settings: Settings, args: string[]) => {
  const products = readMarketSize(args);
  const { db, close } = await openMarket(settings);
  await how(db, settings.mediaDir, (text) => process.stdout.write(`${text}\n`), products);
  await close();
  // The channel to whoever started this is no reason to stay.
  process.channel?.unref();
};

/** Fills an empty database: `seed --products 20000`. */
export const seed = filling(fillMarket);

/** Throws everything away and fills the database anew: `reset --products 20000`. */
export const reset = filling(resetMarket);
