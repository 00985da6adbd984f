import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './ensureInstalled.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Installs what is missing, then runs `command`, whose `main` takes over. */
export async function runCommand(command) {
  process.chdir(root);
  try {
    await ensureInstalled(root);
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { main } = await import(new URL(command, import.meta.url).href);
  await main(join(root), process.argv.slice(2));
}
