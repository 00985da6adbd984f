import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import type { Check } from './Check';
import { findDisagreements, type Translation } from './findDisagreements';
import { listFiles } from './listFiles';

const LOCALES = ['bn', 'fr'];

// All catalogues of a page become one, on the server and in the browser in an order of their own:
// a text with two translations would be hydrated with the other one.
export const agreeingCatalogues: Check = {
  title: 'A text has one translation, whichever package shows it',
  find: async (root) => {
    const files = await listFiles(root);
    const perLocale = LOCALES.map(async (locale) => {
      const catalogues = files.filter((file) => file.endsWith(`/locales/${locale}.po`));
      const read = await Promise.all(catalogues.map((file) => readTranslations(root, file)));
      return findDisagreements(read.flat());
    });
    return (await Promise.all(perLocale)).flat();
  },
};

async function readTranslations(root: string, file: string): Promise<Translation[]> {
  const { items } = PO.parse(await readFile(join(root, file), 'utf8'));
  return items
    .filter(({ obsolete }) => !obsolete)
    .map(({ msgid, msgctxt, msgstr }) => ({
      file,
      id: msgctxt ? `${msgid} (${msgctxt})` : msgid,
      text: msgstr[0] ?? '',
    }));
}
