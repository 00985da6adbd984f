import {
  FILLER_NAMES,
  GENERIC_NAMES,
  PROPOSED_NAMES,
  QUALITY_NAMES,
  SEARCH_NAMES,
} from './searchNames';

/** A typed word, or a typed name of several words, in normal form. */
export interface SearchWord {
  /** The typed word, and the possible words of which it is a plural or genitive. */
  forms: string[];
  /** Synonyms, each of one or more words. */
  names: string[][];
  /**
   * Role of the word in a search. A thing always narrows the search. A kind narrows it only if the
   * search names no thing, a quality only if the search names no kind either, an amount only if
   * nothing else is typed.
   */
  weight: 'thing' | 'kind' | 'quality' | 'amount';
}

/** Number of words of a text that a search uses; it ignores the rest. */
const MAX_WORDS = 8;
/** Number of words in the longest known name. */
const LONGEST_NAME = 3;

/** Digits and letters that are replaced by others with the same meaning or sound. */
const FOLDED = { from: '০১২৩৪৫৬৭৮৯\u09c0\u09c2ণষ', to: '0123456789\u09bf\u09c1নশ' };

/**
 * Returns the normal form of a text, in which names are compared. `search_form` in the database
 * returns the same.
 */
export function normalForm(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\u09bc|\u0981|\u200c|\u200d|['’‘]/g, '')
    .replace(/[০-৯\u09c0\u09c2ণষ]/g, (letter) => FOLDED.to.charAt(FOLDED.from.indexOf(letter)))
    .replace(/[\][\s(){},.;:!?/\\|"“”«»–—^*+=&#~।৳-]+/g, ' ')
    .trim();
}

/** Converts a table of names to normal form. Each line contains the names of one thing. */
export const linesOf = (table: readonly (readonly string[])[]) =>
  table.map((line) => line.map(normalForm));

const french = new Map(PROPOSED_NAMES.map(({ en, fr }) => [normalForm(en), normalForm(fr)]));

/** Maps each name to all names of all things that the name can mean. */
const namesakes = new Map<string, Set<string>>();
for (const line of linesOf(SEARCH_NAMES)) {
  const names = [...line, ...line.flatMap((name) => french.get(name) ?? [])];
  for (const name of names) {
    const known = namesakes.get(name) ?? new Set();
    for (const other of names) known.add(other);
    namesakes.set(name, known);
  }
}
const wordsOf = (table: readonly (readonly string[])[]) => new Set(linesOf(table).flat());
const namesOf = (name: string) => [...(namesakes.get(name) ?? [])];
const allNamesOf = (table: readonly (readonly string[])[]) =>
  new Set([...wordsOf(table)].flatMap((name) => [name, ...namesOf(name)]));
const kinds = allNamesOf(GENERIC_NAMES);
const qualities = allNamesOf(QUALITY_NAMES);
const amounts = wordsOf(FILLER_NAMES);

/** Endings of plurals and cases in English, Bangla, and Bangla in Latin letters. */
const ENDINGS = ['s', 'es', 'er', 'r', 'গুলো', 'গুলি', 'ের', 'টা', 'টি', 'র', 'ে'];
const LEAST_STEM = 2;

/** Returns the word itself, and the possible words of which it is a plural or genitive. */
function formsOf(word: string): string[] {
  const stems = ENDINGS.flatMap((ending) =>
    word.endsWith(ending) ? word.slice(0, -ending.length) : [],
  );
  return [word, ...stems.filter((stem) => stem.length >= LEAST_STEM)];
}

function weightOf(name: string): SearchWord['weight'] {
  const [, unit] = /^[\d%]+(\D*)$/.exec(name) ?? [];
  if (amounts.has(name) || unit === '' || (unit && amounts.has(unit))) return 'amount';
  if (qualities.has(name)) return 'quality';
  return kinds.has(name) ? 'kind' : 'thing';
}

function wordFor(typed: string): SearchWord {
  const known = formsOf(typed).find((form) => namesakes.has(form));
  return {
    forms: formsOf(typed),
    names: known ? namesOf(known).map((name) => name.split(' ')) : [],
    weight: weightOf(known ?? typed),
  };
}

/** Splits a word that is a thing and a kind without a space, as in `রুইমাছ` for `রুই মাছ`. */
function partsOf(typed: string): [thing: string, kind: string] | undefined {
  if (formsOf(typed).some((form) => namesakes.has(form))) return undefined;
  for (let at = typed.length - LEAST_STEM; at >= LEAST_STEM; at -= 1) {
    const [thing, kind] = [typed.slice(0, at), typed.slice(at)];
    const isKind = formsOf(kind).some((form) => kinds.has(form));
    if (isKind && formsOf(thing).some((form) => namesakes.has(form))) return [thing, kind];
  }
  return undefined;
}

function wordsFor(typed: string): SearchWord[] {
  const parts = partsOf(typed);
  if (!parts) return [wordFor(typed)];
  const [thing, kind] = [wordFor(parts[0]), wordFor(parts[1])];
  return [{ ...thing, forms: [...thing.forms, typed] }, kind];
}

/**
 * Splits a typed text into words. Words that form a known name become one word. A thing and a kind
 * that are written without a space become two words.
 */
export function readSearchWords(text: string): SearchWord[] {
  const typed = normalForm(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const words: SearchWord[] = [];
  while (typed.length > 0) {
    const lengths = Array.from({ length: LONGEST_NAME }, (_, i) => LONGEST_NAME - i);
    const taken = lengths.find((length) => {
      const name = typed.slice(0, length).join(' ');
      return length <= typed.length && formsOf(name).some((form) => namesakes.has(form));
    });
    words.push(...wordsFor(typed.splice(0, taken ?? 1).join(' ')));
  }
  return words;
}

/**
 * Returns the word and its variants with one letter removed. Two words that differ by one letter or
 * by two swapped letters have a common variant.
 */
const slipsOf = (word: string) => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];

/**
 * Returns the sound of a word in Latin letters: its first letter and its consonants. Letters that
 * sound alike become the same letter. `sound_of` in the database returns the same.
 */
function soundOf(word: string): string {
  const heard = word
    .replace(/^[eouyjc]/, (letter) => 'iiiizk'['eouyjc'.indexOf(letter)] ?? letter)
    .replace(/(?<=.)[zc]/g, (letter) => (letter === 'z' ? 'j' : 'k'))
    .replace(/(?<=.)[aeiouyhw]/g, '');
  return heard.replace(/(.)\1+/g, '$1');
}

/** Minimum length of a name that may be guessed. Shorter names resemble too many words. */
const LEAST_GUESSED = 4;
const guessable = [...namesakes.keys()].filter((name) => name.length >= LEAST_GUESSED);
const isLatin = (word: string) => /^[a-z]+$/.test(word);

/**
 * Guesses a thing that an unknown word may mean: a thing whose name begins with the word; otherwise
 * a thing whose name differs from the word by one typing error; otherwise a thing whose name sounds
 * like the word. Of several such names, prefers one that sounds like the word, then a shorter one.
 */
export function guessNames(word: string): SearchWord | undefined {
  if (word.length < LEAST_GUESSED - 1) return undefined;
  const slips = new Set(slipsOf(word));
  const soundsAlike = (name: string) =>
    isLatin(word) && isLatin(name) && soundOf(name) === soundOf(word);
  const ways: ((name: string) => boolean)[] = [
    (name) => name.startsWith(word),
    (name) => word.length >= LEAST_GUESSED && slipsOf(name).some((slip) => slips.has(slip)),
    soundsAlike,
  ];
  for (const isLike of ways) {
    const [found] = guessable
      .filter(isLike)
      .sort((a, b) => Number(soundsAlike(b)) - Number(soundsAlike(a)) || a.length - b.length);
    if (found) return { ...wordFor(found), forms: [] };
  }
  return undefined;
}
