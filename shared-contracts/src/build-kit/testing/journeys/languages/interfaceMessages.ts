import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';

const ROOT = join(import.meta.dirname, '../../../../../..');
const CATALOGUE = /\/src\/(?:.*\/)?locales\/(bn|fr)\.po$/;

/** Texts of the interface in English, each with its translations. */
export type InterfaceMessages = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the messages of all packages from the catalogues of a language. */
export async function readInterfaceMessages(locale: 'bn' | 'fr'): Promise<InterfaceMessages> {
  const messages = new Map<string, Set<string>>();
  for (const file of await listCatalogues(locale)) {
    for (const { msgid, msgstr } of PO.parse(await readFile(file, 'utf8')).items) {
      const translations = messages.get(msgid) ?? new Set();
      messages.set(msgid, translations.add(msgstr[0] ?? ''));
    }
  }
  return messages;
}

async function listCatalogues(locale: string): Promise<string[]> {
  const entries = await readdir(ROOT, { withFileTypes: true });
  const packages = entries.filter(({ name }) => /^(mf-[a-z-]+|shell|shared-contracts)$/.test(name));
  const files = packages.map(async ({ name }) => {
    const folder = join(ROOT, name, 'src');
    const inside = await readdir(folder, { recursive: true });
    return inside.map((path) => join(folder, path));
  });
  return (await Promise.all(files)).flat().filter((file) => CATALOGUE.exec(file)?.[1] === locale);
}
