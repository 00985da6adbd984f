import type { InterfaceMessages } from '../messages/interfaceMessages';
import { formsOf, NUMBER, sourceOf, splitAtElements, VALUE } from '../messages/messagePatterns';
import type { PageText } from './readTexts';

const BANGLA = /[\u0980-\u09E3\u09F0-\u09FE]/;
const LATIN_WORD = /[A-Za-z]{2,}/;
/**
 * Matches phone numbers, order numbers and one-time codes. Prices and counts with as many digits do
 * not match, because they contain commas.
 */
const LONG_NUMBER = /\+?\d[\d -]{4,}\d/g;
/** Matches tokens with a Latin letter, such as promo codes, error codes and names of cookies. */
const LATIN_TOKEN = /[\w@.:/-]*[A-Za-z][\w@.:/-]*/g;
/** Matches names that are written in Latin letters in every language. */
const NAMES =
  /\b(JPEG|PNG|WebP|AVIF|Nagad|Facebook|YouTube|WhatsApp|English|Français)\b|\S+@\S+|\S+\.\w{2,}\S*|\w+_\w+/g;

/**
 * Finds Latin digits on a Bangla page, except in numbers that people type or read out (decision
 * 071).
 */
export function findLatinDigits(texts: readonly PageText[], names: readonly string[]): string[] {
  return texts
    .filter(({ text, isPhone }) => !isPhone && (BANGLA.test(text) || !/[A-Za-z]/.test(text)))
    .map(({ text }) => text)
    .filter((text) =>
      /\d/.test(without(names, text).replace(LONG_NUMBER, '').replace(LATIN_TOKEN, '')),
    );
}

/** Finds the texts of a Bangla page that contain Latin words other than names. */
export function findLatinWords(texts: readonly PageText[], names: readonly string[]): string[] {
  return texts
    .map(({ text }) => text)
    .filter((text) => LATIN_WORD.test(without(names, text).replace(NAMES, '')));
}

/** Removes the names from a text, the longest first, because a name may contain another. */
function without(names: readonly string[], text: string): string {
  const ordered = [...names].sort((one, other) => other.length - one.length);
  return ordered.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/** Finds texts that the interface shows in English although the page has another language. */
export function findUntranslated(
  texts: readonly PageText[],
  messages: InterfaceMessages,
): string[] {
  const isEnglish = englishOf(messages);
  return texts.map(({ text }) => text).filter(isEnglish);
}

/** Matches most texts of two words or more. English and French hardly ever share such a text. */
const TWO_WORDS = /[A-Za-z]{2}[^A-Za-z]+[A-Za-z]{2}/;

interface KnownNames {
  /** Names of shops and brands. */
  names: readonly string[];
  /** English names of products, categories and menu entries. */
  english: readonly string[];
  /**
   * French names of products, categories and menu entries, some of which are spelt as in English.
   */
  french: readonly string[];
}

/**
 * Finds English texts on a French page: texts that the English page also has, and English names of
 * products and categories.
 */
export function findShared(
  texts: readonly PageText[],
  englishPage: readonly PageText[],
  { names, english, french }: KnownNames,
): string[] {
  const written = new Set(englishPage.map(({ text }) => text));
  const things = new Set(english);
  const own = new Set(french);
  return texts
    .map(({ text }) => text)
    .filter((text) => {
      const rest = without(names, text).replace(NAMES, '');
      return (
        !own.has(text) &&
        ((things.has(text) && LATIN_WORD.test(rest)) || (written.has(text) && TWO_WORDS.test(rest)))
      );
    });
}

/**
 * Returns a function that recognises English texts of the interface. It ignores texts that are also
 * a translation, because they are spelt the same in both languages.
 */
function englishOf(messages: InterfaceMessages): (text: string) => boolean {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  const translated = new Set([...messages.values()].flatMap((each) => [...each]).flatMap(textsOf));
  for (const text of [...messages.keys()].flatMap(textsOf)) {
    if (translated.has(text)) continue;
    const literal = text.replaceAll(VALUE, '').replaceAll(NUMBER, '');
    if (literal === text) plain.add(text);
    else if (literal.length >= SHORTEST) patterns.push(new RegExp(`^${sourceOf(text)}$`));
  }
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

/**
 * Minimum number of letters in a message with values. Shorter messages would match visitors' texts.
 */
const SHORTEST = 6;

/** Returns the texts of a message between its elements, in each of its plural forms. */
const textsOf = (message: string): string[] =>
  formsOf(message)
    .flatMap(splitAtElements)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => LATIN_WORD.test(text));
