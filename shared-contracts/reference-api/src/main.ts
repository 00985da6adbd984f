import { fillMarket, resetMarket } from './cli/fillMarket';
import { openMarket } from './cli/openMarket';
import { readSettings, type Settings } from './cli/readSettings';
import { serve } from './cli/serve';

type Fill = typeof fillMarket;

async function fill(settings: Settings, how: Fill): Promise<void> {
  const { db, close } = await openMarket(settings);
  await how(db, settings.mediaDir, (text) => process.stdout.write(`${text}\n`));
  await close();
}

const COMMANDS: Record<string, (settings: Settings) => Promise<void>> = {
  serve,
  seed: (settings) => fill(settings, fillMarket),
  reset: (settings) => fill(settings, resetMarket),
};

async function main(): Promise<void> {
  const command = COMMANDS[process.argv[2] ?? 'serve'];
  if (!command) throw new Error(`Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  await command(readSettings(process.env));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
