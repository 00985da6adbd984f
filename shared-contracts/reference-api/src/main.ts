import { advance } from './cli/advance';
import { conform } from './cli/conform';
import { exportOrders } from './cli/exportOrders';
import { fillMarket, resetMarket } from './cli/fillMarket';
import { moderate } from './cli/moderate';
import { openMarket } from './cli/openMarket';
import { readMarketSize } from './cli/readMarketSize';
import { readSettings, type Settings } from './cli/readSettings';
import { refund } from './cli/refund';
import { serve } from './cli/serve';

type Fill = typeof fillMarket;

async function fill(settings: Settings, how: Fill, args: string[]): Promise<void> {
  const products = readMarketSize(args);
  const { db, close } = await openMarket(settings);
  await how(db, settings.mediaDir, (text) => process.stdout.write(`${text}\n`), products);
  await close();
}

/** What `npm run api -- <name> <args>` does. */
type Command = (settings: Settings, args: string[]) => Promise<void>;

const COMMANDS: Record<string, Command> = {
  moderate,
  serve,
  conform,
  seed: (settings, args) => fill(settings, fillMarket, args),
  reset: (settings, args) => fill(settings, resetMarket, args),
  advance,
  refund,
  export: exportOrders,
};

async function main(): Promise<void> {
  const command = COMMANDS[process.argv[2] ?? 'serve'];
  if (!command) throw new Error(`Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(readSettings(process.env), process.argv.slice(3));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
