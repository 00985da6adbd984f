import { readFile } from 'node:fs/promises';
import PO from 'pofile';

export interface CatalogueFiles {
  locale: string;
  /** The catalogue in the tree. */
  kept: string;
  /** The English catalogue, just extracted. */
  fresh: string;
}

/** What is missing in a kept catalogue, not translated, or used no more. */
export async function compareCatalogues({ locale, kept, fresh }: CatalogueFiles) {
  const wanted = await readMessages(fresh);
  const found = await readMessages(kept);
  return [
    ...[...wanted.keys()].filter((id) => !found.has(id)).map((id) => `${kept}: lacks "${id}"`),
    ...[...found.keys()].filter((id) => !wanted.has(id)).map((id) => `${kept}: unused "${id}"`),
    ...[...found]
      .filter(([, text]) => locale !== 'en' && text === '')
      .map(([id]) => `${kept}: "${id}" is not translated`),
  ];
}

async function readMessages(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const items = PO.parse(text).items.filter(({ obsolete }) => !obsolete);
  return new Map(
    items.map(({ msgid, msgctxt, msgstr }) => [
      msgctxt ? `${msgid} (${msgctxt})` : msgid,
      msgstr[0] ?? '',
    ]),
  );
}
