import type { Check } from './Check';
import { GLOSSARY, type Term } from './glossary';
import { readCatalogues, type Translation } from './readCatalogues';
import { readWrittenTexts } from './readWrittenTexts';

export const glossaryTerms: Check = {
  title: 'Translations use the preferred words of the glossary',
  find: async ({ root }) => {
    const perLocale = Object.entries(GLOSSARY).map(async ([locale, terms]) => {
      const texts = [readCatalogues(root, locale), readWrittenTexts(root, locale)];
      return findStrayWords((await Promise.all(texts)).flat(), terms);
    });
    return (await Promise.all(perLocale)).flat();
  },
};

/** Finds words that the glossary avoids, each with its text and its replacement. */
export function findStrayWords(
  translations: readonly Translation[],
  terms: readonly Term[],
): string[] {
  return translations.flatMap(({ file, id, text }) =>
    terms.flatMap(({ avoid, use, unless }) => {
      // Keyboards write letters with a dot below as one or two code points; NFC makes them equal.
      const [stray] = avoid.exec(text.normalize('NFC')) ?? [];
      return stray === undefined || unless?.test(id)
        ? []
        : [`${file}: "${id}" says "${stray}", use ${use}`];
    }),
  );
}
