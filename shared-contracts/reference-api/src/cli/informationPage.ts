import { readFile } from 'node:fs/promises';
import type { InformationPage } from '@marketplace/contracts/api/informationPages';
import { parseInformationPage } from '@marketplace/contracts/federation/parseInformationPage';
import { isLocale } from '@marketplace/contracts/i18n/locale';
import { INFORMATION_PAGES } from '@marketplace/contracts/informationSlugs';
import type { Database } from '../database/schema';
import { openMarket } from './openMarket';
import { parseCommand } from './parseCommand';
import type { Settings } from './readSettings';

const USAGE =
  'Use: page <address> --language en|bn|fr --file <text.md> to replace a text, or --remove ' +
  `instead of the file for the storefront's own, with an address of ${INFORMATION_PAGES.join(', ')}.`;

interface Change {
  slug: InformationPage['slug'];
  language: InformationPage['language'];
  /** Name of a Markdown file; undefined restores the storefront's own text. */
  file?: string;
}

/** Replaces the text of an information page in one language, or restores the storefront's own. */
export async function page(settings: Settings, args: string[]): Promise<void> {
  const change = parseChange(args);
  const { db, close } = await openMarket(settings);
  try {
    process.stdout.write(`${await changePage(db, change)}\n`);
  } finally {
    await close();
  }
}

/** @throws Error with the usage, if the arguments are wrong */
export function parseChange(args: string[]): Change {
  const { values, positionals } = parseCommand(
    args,
    { language: { type: 'string' }, file: { type: 'string' }, remove: { type: 'boolean' } },
    USAGE,
  );
  const { language, file, remove = false } = values;
  const slug = INFORMATION_PAGES.find((known) => known === positionals[0]);
  const isOneOfBoth = remove === (file === undefined);
  if (!slug || positionals.length > 1 || !isLocale(language) || !isOneOfBoth) {
    throw new Error(USAGE);
  }
  return { slug, language, ...(file !== undefined && { file }) };
}

/**
 * @returns one sentence that says what was done
 * @throws Error with one sentence that says what is wrong with the file; the page stays unchanged
 */
export async function changePage(db: Database, { slug, language, file }: Change): Promise<string> {
  const name = `/${slug} in "${language}"`;
  if (file === undefined) {
    const rows = db.deleteFrom('informationPages').where('slug', '=', slug);
    await rows.where('language', '=', language).execute();
    return `${name} has the storefront's own text.`;
  }
  const { updatedAt, sections, ...text } = parseInformationPage(await readText(file));
  const row = {
    ...text,
    updatedAt: new Date(updatedAt),
    sections: JSON.stringify(sections),
  };
  await db
    .insertInto('informationPages')
    .values({ slug, language, ...row })
    .onConflict((conflict) => conflict.columns(['slug', 'language']).doUpdateSet(row))
    .execute();
  return `${name} has the text of ${file}; visitors see it within minutes.`;
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new Error(`There is no file ${file} that can be read.`);
  }
}
