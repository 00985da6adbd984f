import type { Check } from './Check';
import { GLOSSARY, type Term } from './glossary';
import { readCatalogues, type Translation } from './readCatalogues';

export const glossaryTerms: Check = {
  title: 'Translations name one thing by one word',
  find: async ({ root }) => {
    const perLocale = Object.entries(GLOSSARY).map(async ([locale, terms]) =>
      findStrayWords(await readCatalogues(root, locale), terms),
    );
    return (await Promise.all(perLocale)).flat();
  },
};

/** Forms that a glossary avoids, each with the text it stands in and what to use. */
export function findStrayWords(
  translations: readonly Translation[],
  terms: readonly Term[],
): string[] {
  return translations.flatMap(({ file, id, text }) =>
    terms.flatMap(({ avoid, use, unless }) => {
      // Keyboards write letters with a dot below as one character or as two.
      const [stray] = avoid.exec(text.normalize('NFC')) ?? [];
      return stray === undefined || unless?.test(id)
        ? []
        : [`${file}: "${id}" says "${stray}", use ${use}`];
    }),
  );
}
