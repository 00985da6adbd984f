import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractMessages, readLinguiConfig } from '../messages/extractMessages';
import { parseArguments, USAGE } from './parseArguments';

/**
 * `npm run new`: creates a page, a remote, an event or a call from templates, or packages for the
 * repositories of remotes.
 */
export async function main(root: string, args: string[]): Promise<void> {
  try {
    const create = parseArguments(args);
    if (!create) return console.log(USAGE);
    const { folder, files, next } = await create(root);
    await finish(root, folder, files);
    for (const file of files) console.log(file);
    console.log(`\nNext: ${next}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** @param folder root folder of the repository that contains the new files */
async function finish(root: string, folder: string, files: readonly string[]): Promise<void> {
  // Adds the messages of new pages to the catalogues of their package. A message without an entry
  // would be shown uncompiled.
  const page = files.find((file) => file.endsWith('/pages.ts'));
  if (page) {
    const config = readLinguiConfig(folder, [page.replace('/pages.ts', '')]);
    await extractMessages(folder, config, [], root);
  }
  const sources = files.filter((file) => !file.endsWith('.tgz'));
  if (sources.length === 0) return;
  // Formats the files, because long paths need other line breaks than the templates have.
  const biome = join(root, 'node_modules/.bin/biome');
  await promisify(execFile)(biome, ['check', '--write', ...sources], { cwd: folder });
}
