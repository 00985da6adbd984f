import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';

const ROOT = join(import.meta.dirname, '../../../../../..');
const CATALOGUE = /\/src\/(?:.*\/)?locales\/(bn|fr)\.po$/;

/** Texts of the interface in English, each with its translations. */
export type InterfaceMessages = ReadonlyMap<string, ReadonlySet<string>>;

const known = new Map<string, InterfaceMessages>();

/** Reads the messages of all packages from the catalogues of a language. Reads each file once. */
export function readInterfaceMessages(locale: 'bn' | 'fr'): InterfaceMessages {
  const read = known.get(locale) ?? readCatalogues(locale);
  known.set(locale, read);
  return read;
}

function readCatalogues(locale: string): InterfaceMessages {
  const messages = new Map<string, Set<string>>();
  for (const file of listCatalogues(locale)) {
    for (const { msgid, msgstr } of PO.parse(readFileSync(file, 'utf8')).items) {
      const translations = messages.get(msgid) ?? new Set();
      messages.set(msgid, translations.add(msgstr[0] ?? ''));
    }
  }
  return messages;
}

function listCatalogues(locale: string): string[] {
  const entries = readdirSync(ROOT, { withFileTypes: true });
  const packages = entries.filter(({ name }) => /^(mf-[a-z-]+|shell|shared-contracts)$/.test(name));
  return packages
    .flatMap(({ name }) => {
      const folder = join(ROOT, name, 'src');
      const inside = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      return inside.map((path) => join(folder, path));
    })
    .filter((file) => CATALOGUE.exec(file)?.[1] === locale);
}
