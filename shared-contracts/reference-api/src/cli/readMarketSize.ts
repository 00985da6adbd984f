import { parseCommand } from './parseCommand';

const LARGEST = 1_000_000;
const USAGE = `Use: npm run api -- seed [--products N], with N a whole number up to ${LARGEST}.`;

/**
 * How many products a market is filled up to; without the option, the demonstration market alone.
 * @throws Error one sentence saying how the command is used
 */
export function readMarketSize(args: string[]): number {
  const { values, positionals } = parseCommand(args, { products: { type: 'string' } }, USAGE);
  const { products = '0' } = values;
  if (positionals.length > 0 || !/^\d{1,7}$/.test(products) || Number(products) > LARGEST) {
    throw new Error(USAGE);
  }
  return Number(products);
}
