import type { InterfaceMessages } from './interfaceMessages';
import type { PageText } from './readTexts';

const BANGLA = /[\u0980-\u09E3\u09F0-\u09FE]/;
const LATIN_WORD = /[A-Za-z]{2,}/;
/** Phone and order numbers and one-time codes; prices and counts have commas before they are that long. */
const LONG_NUMBER = /\+?\d[\d -]{4,}\d/g;
/** Promo codes, codes of errors, names of cookies, measures of a Latin name: words with a letter of Latin. */
const LATIN_TOKEN = /[\w@.:/-]*[A-Za-z][\w@.:/-]*/g;
/** Names that are written in Latin letters everywhere. */
const NAMES =
  /\b(JPEG|PNG|WebP|AVIF|Nagad|Facebook|YouTube|WhatsApp|English|Français)\b|\S+@\S+|\S+\.\w{2,}\S*|\w+_\w+/g;

/** Latin digits of a Bangla page that are neither typed nor read out to somebody (decision 071). */
export function findLatinDigits(texts: readonly PageText[], names: readonly string[]): string[] {
  return texts
    .filter(({ text, isPhone }) => !isPhone && (BANGLA.test(text) || !/[A-Za-z]/.test(text)))
    .map(({ text }) => text)
    .filter((text) =>
      /\d/.test(without(names, text).replace(LONG_NUMBER, '').replace(LATIN_TOKEN, '')),
    );
}

/** Latin words of a Bangla page that are no names. */
export function findLatinWords(texts: readonly PageText[], names: readonly string[]): string[] {
  return texts
    .map(({ text }) => text)
    .filter((text) => LATIN_WORD.test(without(names, text).replace(NAMES, '')));
}

/** The longest first: a name may be a part of another. */
function without(names: readonly string[], text: string): string {
  const ordered = [...names].sort((one, other) => other.length - one.length);
  return ordered.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

/** Texts of a page in another language that are the interface's own in English. */
export function findUntranslated(
  texts: readonly PageText[],
  messages: InterfaceMessages,
): string[] {
  const isEnglish = englishOf(messages);
  return texts.map(({ text }) => text).filter(isEnglish);
}

/** From two words on a text is hardly the same in English and French. */
const TWO_WORDS = /[A-Za-z]{2}[^A-Za-z]+[A-Za-z]{2}/;

interface KnownNames {
  /** Names of shops and brands. */
  names: readonly string[];
  /** English names of products, categories and menu entries. */
  english: readonly string[];
  /** French names of the same, some of which are spelt as in English. */
  french: readonly string[];
}

/** Texts of a French page that are English: those of the English page, and what things are called there. */
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

/** Tells the interface's English, less what is the same in the other language. */
function englishOf(messages: InterfaceMessages): (text: string) => boolean {
  const plain = new Set<string>();
  const patterns: RegExp[] = [];
  const translated = new Set([...messages.values()].flatMap((each) => [...each]).flatMap(textsOf));
  for (const text of [...messages.keys()].flatMap(textsOf)) {
    if (translated.has(text)) continue;
    const literal = text.replaceAll(VALUE, '').replaceAll(NUMBER, '');
    if (literal === text) plain.add(text);
    else if (literal.length >= SHORTEST) patterns.push(patternOf(text));
  }
  return (text) => plain.has(text) || patterns.some((pattern) => pattern.test(text));
}

/** Stand for a value and for a count in a message. */
const VALUE = '\u0001';
const NUMBER = '\u0002';
/** Letters from which a message with a value tells itself from what people write. */
const SHORTEST = 6;
const PLURAL = /\{\w+, plural,((?: ?[=\w]+ \{[^{}]*\})+)\}/;
const FORM = /\{([^{}]*)\}/g;

/** The texts of a message between its elements, in each of its plural forms. */
function textsOf(message: string): string[] {
  const valued = message.replace(/\{\w+\}/g, VALUE);
  const [whole, forms] = PLURAL.exec(valued) ?? [];
  if (whole !== undefined && forms !== undefined) {
    return [...forms.matchAll(FORM)].flatMap(([, form = '']) =>
      textsOf(valued.replace(whole, form.replaceAll('#', NUMBER))),
    );
  }
  return valued
    .split(/<\/?\d+\/?>/)
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => LATIN_WORD.test(text));
}

function patternOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const source = literal.replaceAll(VALUE, '.+').replaceAll(NUMBER, String.raw`[\d\s.,]+`);
  return new RegExp(`^${source}$`);
}
