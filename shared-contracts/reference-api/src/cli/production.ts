import { setProductionSettings } from '@marketplace/contracts/server/productionSettings';

/** Commands that need the demonstration market or the sources, which a build does not contain. */
const ABSENT = ['start', 'seed', 'reset', 'sandboxes', 'openapi'];

/** The command `npm run api` as a script of the production build. */
async function main(): Promise<void> {
  const command = process.argv[2];
  if (!command) throw new Error('Name a command, such as migrate, serve or jobs.');
  if (ABSENT.includes(command)) {
    throw new Error(`The production build has no ${command}; the repository has it.`);
  }
  setProductionSettings(process.env, ['DATABASE_URL']);
  // Imported only now, because the module runs the command as soon as it is imported.
  await import('./main');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
