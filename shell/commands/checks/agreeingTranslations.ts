import type { Check } from './Check';
import { readCatalogues, type Translation } from './readCatalogues';

const LOCALES = ['bn', 'fr'];

// Finds texts that packages translate differently. Such a text would change when the page hydrates,
// because server and browser merge the messages of the packages in different orders.
export const agreeingTranslations: Check = {
  title: 'A text has the same translation in every package',
  find: async ({ root }) => {
    const perLocale = LOCALES.map(async (locale) =>
      findDisagreements(await readCatalogues(root, locale)),
    );
    return (await Promise.all(perLocale)).flat();
  },
};

/**
 * Finds messages that packages translate differently. Reports each once, with all its translations.
 */
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
