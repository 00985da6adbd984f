import { readSettings, type Settings } from './cli/readSettings';

/** What `npm run api -- <name> <args>` does. */
type Command = (settings: Settings, args: string[]) => Promise<void>;

// Each is loaded when it is asked for: a server starts without what the others need.
const COMMANDS: Record<string, () => Promise<Command>> = {
  serve: async () => (await import('./cli/serve')).serve,
  seed: async () => (await import('./cli/fill')).seed,
  reset: async () => (await import('./cli/fill')).reset,
  moderate: async () => (await import('./cli/moderate')).moderate,
  advance: async () => (await import('./cli/advance')).advance,
  refund: async () => (await import('./cli/refund')).refund,
  export: async () => (await import('./cli/exportOrders')).exportOrders,
  conform: async () => (await import('./cli/conform')).conform,
};

async function main(): Promise<void> {
  const load = COMMANDS[process.argv[2] ?? 'serve'];
  if (!load) throw new Error(`Use one of: ${Object.keys(COMMANDS).join(', ')}.`);
  const command = await load();
  await command(readSettings(process.env), process.argv.slice(3));
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
