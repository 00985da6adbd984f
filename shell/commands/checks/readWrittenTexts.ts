import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../projectFiles';
import type { Translation } from './readCatalogues';

const MARKET = /reference-api\/market\/(?!reviews\/).*\.json$/;
const LINES = /\.bn\.md$|reference-api\/src\/(?!catalogue\/search\/|testing\/).*(?<!\.test)\.ts$/;
const BANGLA = /[\u0980-\u09ff]/;

/**
 * Reads the texts of a language that are written outside the catalogues. From the JSON files of
 * `reference-api/market`, except the reviews, reads all texts that also exist in English. For
 * Bangla, also reads each line with Bangla letters in the `.bn.md` pages and in the API's sources,
 * except those of its search and its tests.
 */
export async function readWrittenTexts(root: string, locale: string): Promise<Translation[]> {
  const files = await listFiles({ root });
  const texts = files.map(async (file) => {
    if (MARKET.test(file)) return namesIn(file, locale, JSON.parse(await read(root, file)));
    if (locale !== 'bn' || !LINES.test(file)) return [];
    const lines = (await read(root, file)).split('\n').filter((line) => BANGLA.test(line));
    return lines.map((line) => ({ file, id: line.trim(), text: line.trim() }));
  });
  return (await Promise.all(texts)).flat();
}

const read = (root: string, file: string) => readFile(join(root, file), 'utf8');

/** Finds the objects that have one text per language, at any depth. */
function namesIn(file: string, locale: string, value: unknown): Translation[] {
  if (typeof value !== 'object' || value === null) return [];
  const { en, [locale]: text } = Object.fromEntries(Object.entries(value));
  const own = typeof en === 'string' && typeof text === 'string' ? [{ file, id: en, text }] : [];
  return [...own, ...Object.values(value).flatMap((each) => namesIn(file, locale, each))];
}
