import { readSecretFiles } from '@marketplace/contracts/server/readSecretFiles';
import { readSettings, type Settings } from './readSettings';

/** A command, run by `npm run api -- <name> <args>`. */
type Command = (settings: Settings, args: string[]) => Promise<void>;

// Each command is imported on demand, so that a server does not load the code of other commands.
const COMMANDS: Record<string, () => Promise<Command>> = {
  start: async () => (await import('./serve')).start,
  migrate: async () => (await import('./migrateMarket')).migrateMarket,
  serve: async () => (await import('./serve')).serve,
  jobs: async () => (await import('./jobs')).jobs,
  seed: async () => (await import('./seed')).seed,
  reset: async () => (await import('./seed')).reset,
  moderate: async () => (await import('./moderate')).moderate,
  advance: async () => (await import('./orderCommands')).advance,
  refund: async () => (await import('./orderCommands')).refund,
  late: async () => (await import('./orderCommands')).late,
  cases: async () => (await import('./cases')).cases,
  promo: async () => (await import('./promo')).promo,
  'close-shop': async () => (await import('./shopCommands')).closeShop,
  'open-shop': async () => (await import('./shopCommands')).openShop,
  'end-sessions': async () => (await import('./endSessions')).endSessions,
  page: async () => (await import('./informationPage')).page,
  measurements: async () => (await import('./measurements')).measurements,
  export: async () => (await import('./exportOrders')).exportOrders,
  openapi: async () => (await import('./openapi')).openapi,
  conform: async () => (await import('./conform')).conform,
  doctor: async () => (await import('./doctor')).doctor,
  sandboxes: async () => (await import('./paymentSandboxes')).paymentSandboxes,
};

/** Commands that take no arguments. The other commands refuse arguments that they do not know. */
const WITHOUT_ARGUMENTS = [
  'start',
  'serve',
  'jobs',
  'measurements',
  'openapi',
  'doctor',
  'sandboxes',
];

const USAGE = `Usage: npm run api -- <command>, with one of: ${Object.keys(COMMANDS).join(', ')}.`;

async function main(): Promise<void> {
  const [name = 'start', ...args] = process.argv.slice(2);
  if (name === '--help') return console.log(USAGE);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Error(`There is no command "${name}". ${USAGE}`);
  if (args.length > 0 && WITHOUT_ARGUMENTS.includes(name)) {
    const usage = `Use: npm run api -- ${name}, without arguments.`;
    if (args.includes('--help')) return console.log(usage);
    throw new Error(usage);
  }
  const command = await load();
  if (args.includes('--help')) return printUsage(command);
  Object.assign(process.env, readSecretFiles(process.env));
  await command(readSettings(process.env), args);
}

/** Every command refuses the option `--help` by an error that says how the command is used. */
const printUsage = (command: Command) =>
  command(readSettings({}), ['--help']).catch((error: Error) => console.log(error.message));

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
