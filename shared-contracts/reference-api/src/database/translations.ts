import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';

/** Language in which the market writes its texts. Translations of them are optional. */
export const DEFAULT_LANGUAGE: Locale = LOCALES[0];

/** A text in languages other than the default language. */
export type Translations<T = string> = Partial<Record<Locale, T>>;

/** A text, and its language if this is not the requested language. */
interface Translated<T> {
  text: T;
  otherLanguage: Locale | undefined;
}

/**
 * Chooses the text in the requested language, or in the default language if there is no
 * translation.
 */
export function translate<T>(
  written: T,
  translations: Translations<T>,
  language: Locale,
): Translated<T> {
  const text = translations[language];
  if (text !== undefined) return { text, otherLanguage: undefined };
  return {
    text: written,
    otherLanguage: language === DEFAULT_LANGUAGE ? undefined : DEFAULT_LANGUAGE,
  };
}

interface Named {
  name: string;
  nameTranslations: Translations;
}

/**
 * Chooses a name in the requested language, or in the default language if there is no translation.
 */
export function translateName({ name, nameTranslations }: Named, language: Locale) {
  const { text, otherLanguage } = translate(name, nameTranslations, language);
  return { name: text, nameLanguage: otherLanguage };
}
