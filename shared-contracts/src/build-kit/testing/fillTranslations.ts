import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const TRANSLATIONS = { bn: 'ওয়ারেন্টি', fr: 'Garantie' };

/** Matches an untranslated message, but not the header, whose `msgstr` has further lines. */
const UNTRANSLATED = /(^msgid "[^\n]*"\n(?:"[^\n]*"\n)*)msgstr ""\n(?!")/gm;

/**
 * Gives every untranslated message of a package the same translation, in place of a translator.
 * @param folder absolute path of the package
 */
export async function fillTranslations(folder: string): Promise<void> {
  const sources = join(folder, 'src');
  const files = await readdir(sources, { recursive: true });
  for (const [locale, translation] of Object.entries(TRANSLATIONS)) {
    for (const name of files.filter((file) => file.endsWith(`/${locale}.po`))) {
      const file = join(sources, name);
      const text = await readFile(file, 'utf8');
      // Edits the text directly, because a library would also reformat the rest of the file.
      await writeFile(file, text.replace(UNTRANSLATED, `$1msgstr "${translation}"\n`));
    }
  }
}
