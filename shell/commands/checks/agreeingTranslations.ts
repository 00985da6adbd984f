import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import { listFiles } from '../projectFiles';
import type { Check } from './Check';

const LOCALES = ['bn', 'fr'];

/** A translated message of one package. */
export interface Translation {
  file: string;
  id: string;
  text: string;
}

// The messages of all packages on a page are merged, on the server and in the browser in different
// orders: a text with two translations would be hydrated with the other one.
export const agreeingTranslations: Check = {
  title: 'A text has one translation, whichever package shows it',
  find: async ({ root }) => {
    const files = await listFiles({ root });
    const perLocale = LOCALES.map(async (locale) => {
      const localeFiles = files.filter((file) => file.endsWith(`/locales/${locale}.po`));
      const read = await Promise.all(localeFiles.map((file) => readTranslations(root, file)));
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

/** Messages that packages translate differently, each reported once with all its versions. */
export function findDisagreements(translations: readonly Translation[]): string[] {
  const byId = new Map<string, Translation[]>();
  for (const translation of translations) {
    byId.set(translation.id, [...(byId.get(translation.id) ?? []), translation]);
  }
  return [...byId]
    .filter(([, versions]) => new Set(versions.map(({ text }) => text)).size > 1)
    .map(([id, versions]) => {
      const found = versions.map(({ file, text }) => `${file} says "${text}"`);
      return `"${id}": ${found.join(', ')}`;
    });
}
