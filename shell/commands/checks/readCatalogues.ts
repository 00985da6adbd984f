import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PO from 'pofile';
import { listFiles } from '../projectFiles';

/** A translated message of one package. */
export interface Translation {
  file: string;
  id: string;
  text: string;
}

export async function readCatalogues(root: string, locale: string): Promise<Translation[]> {
  const files = await listFiles({ root });
  const localeFiles = files.filter((file) => file.endsWith(`/${locale}.po`));
  const read = await Promise.all(localeFiles.map((file) => readTranslations(root, file)));
  return read.flat();
}

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
