import { LOCALES, type Locale } from '@marketplace/contracts/i18n/locale';

/** Language of texts as the market wrote them first; others stand beside it where there are any. */
export const DEFAULT_LANGUAGE: Locale = LOCALES[0];

/** The same text in other languages than the default one. */
export type Translations<T = string> = Partial<Record<Locale, T>>;

/** A text, with its language where that is not the one asked for. */
interface Translated<T> {
  text: T;
  otherLanguage: Locale | undefined;
}

/** The text in a language, or as it was written first where it is not in that. */
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

/** The name in a language, and which it is in where it is not in that. */
export function translateName({ name, nameTranslations }: Named, language: Locale) {
  const { text, otherLanguage } = translate(name, nameTranslations, language);
  return { name: text, nameLanguage: otherLanguage };
}
