import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { buildProcesses, ENTRIES } from './buildProcesses';

export const usage = () => `Usage: npm run build -- [folder]
  writes API and gateway for production into a folder, by default dist`;

/** `npm run build`: writes API and gateway for production into a folder, by default `dist`. */
export async function main(root: string, args: string[]): Promise<void> {
  const [name = 'dist', ...others] = args;
  if (others.length > 0 || name.startsWith('-')) {
    console.error(usage());
    process.exit(1);
  }
  const folder = resolve(root, name);
  if (!relative(root, folder) || !relative(folder, root).startsWith('..')) {
    console.error(`${folder} contains the repository: name a folder of its own.`);
    process.exit(1);
  }
  if (!(await isReplaceable(folder))) {
    console.error(`${folder} holds something else than a build: name another folder.`);
    process.exit(1);
  }
  const startedAt = performance.now();
  await buildProcesses(root, folder);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`${folder} was written in ${seconds} s. It needs Node, and nothing of this repository:
  node ${name}/api.mjs migrate
  node ${name}/api.mjs serve
  node ${name}/gateway.mjs`);
}

/** True if a build would delete nothing, or only an earlier build. */
async function isReplaceable(folder: string): Promise<boolean> {
  const names = existsSync(folder) ? await readdir(folder) : [];
  return names.length === 0 || ENTRIES.every((name) => names.includes(name));
}
