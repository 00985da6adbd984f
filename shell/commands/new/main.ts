import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extractMessages, type LinguiConfig, readLinguiConfig } from '../messages/extractMessages';
import { parseArguments, type TranslatedTitle, USAGE } from './parseArguments';

/**
 * `npm run new`: creates a page, a remote, an event or a call from templates, or packages for the
 * repositories of remotes.
 */
export async function main(root: string, args: string[]): Promise<void> {
  try {
    const create = parseArguments(args);
    if (!create) return console.log(USAGE);
    const { folder, files, next, title } = await create(root);
    await finish(root, folder, files, title);
    for (const file of files) console.log(file);
    console.log(`\nNext: ${next}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** @param folder root folder of the repository that contains the new files */
async function finish(
  root: string,
  folder: string,
  files: readonly string[],
  title?: TranslatedTitle,
): Promise<void> {
  // Adds the messages of new pages to the catalogues of their package. A message without an entry
  // would be shown uncompiled.
  const page = files.find((file) => file.endsWith('/pages.ts'));
  if (page) {
    const config = readLinguiConfig(folder, [page.replace('/pages.ts', '')]);
    await extractMessages(folder, config, [], root);
    if (title) await translateTitle(folder, config, title);
  }
  const sources = files.filter((file) => !file.endsWith('.tgz'));
  if (sources.length === 0) return;
  // Formats the files, because long paths need other line breaks than the templates have.
  const biome = join(root, 'node_modules/.bin/biome');
  await promisify(execFile)(biome, ['check', '--write', ...sources], { cwd: folder });
}

/** Writes the given translations of a new page's title into the `.po` files of its package. */
async function translateTitle(
  folder: string,
  { catalogs }: LinguiConfig,
  { en, ...translations }: TranslatedTitle,
): Promise<void> {
  for (const [locale, text] of Object.entries(translations)) {
    for (const { path } of catalogs) {
      const file = `${path.replace('<rootDir>', folder).replace('{locale}', locale)}.po`;
      const before = await readFile(file, 'utf8');
      const entry = `msgid ${JSON.stringify(en)}\nmsgstr `;
      await writeFile(
        file,
        before.replace(`${entry}""`, () => entry + JSON.stringify(text)),
      );
    }
  }
}
