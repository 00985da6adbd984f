import { readFile, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { extractMessages, readLinguiConfig } from './extractMessages';
import { compareIds, keepOldTranslations, takePlaces } from './oldTranslations';

export const usage = () => `Usage: npm run extract -- [package …]
  writes the messages of the sources into the .po files of the packages, by default of all`;

/**
 * `npm run extract`: writes the messages of the sources into the `.po` files of the named packages,
 * by default of all. Prints one line for each message that was added, with file and line, or
 * removed.
 */
export async function main(root: string, args: string[]): Promise<void> {
  const config = readLinguiConfig(root, args.length > 0 ? args : undefined);
  const unknown = args.find(
    (name) => !config.catalogs.some(({ path }) => path.startsWith(`<rootDir>/${name}/`)),
  );
  if (unknown) {
    console.error(`${unknown} has no messages. ${usage()}`);
    process.exit(2);
  }
  const files = config.catalogs.flatMap(({ path }) =>
    config.locales.map((locale) => ({
      locale,
      file: `${path.replace('<rootDir>', root).replace('{locale}', locale)}.po`,
    })),
  );
  const read = (file: string) => readFile(file, 'utf8').catch(() => '');
  const before = await Promise.all(files.map(({ file }) => read(file)));
  const withPlaces = { ...config, formatOptions: { lineNumbers: true, origins: true } };
  await extractMessages(root, withPlaces, ['--clean']);
  for (const [index, { file, locale }] of files.entries()) {
    const old = before[index] ?? '';
    const { text: now, placeOf } = takePlaces(await read(file));
    const text = keepOldTranslations(old, now);
    await writeFile(file, text);
    if (locale !== 'en') continue;
    const { added, removed } = compareIds(old, text);
    const folder = relative(root, dirname(file));
    for (const id of added) console.log(`+ ${placeOf.get(id)} ${JSON.stringify(id)}`);
    for (const id of removed) console.log(`- ${folder} ${JSON.stringify(id)}`);
  }
}
