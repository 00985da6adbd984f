import { FILLER_NAMES, GENERIC_NAMES, PROPOSED_NAMES, SEARCH_NAMES } from './searchNames';

/** A typed word or name of several words, in normal form. */
export interface SearchWord {
  /** The typed word, and words of which it may be a plural or genitive. */
  forms: string[];
  /** Synonyms, each of one or more words. */
  names: string[][];
  /**
   * A kind does not narrow a search that names things; an amount narrows only a search without
   * anything else.
   */
  weight: 'thing' | 'kind' | 'amount';
}

/** Maximum of words that count. */
const MAX_WORDS = 8;
/** Number of words in the longest name. */
const LONGEST_NAME = 3;

/** Digits and letters that are replaced by another of the same meaning or sound. */
const FOLDED = { from: '০১২৩৪৫৬৭৮৯\u09c0\u09c2ণষ', to: '0123456789\u09bf\u09c1নশ' };

/** Form in which names are compared, as words; the same as `search_form` in the database. */
export function normalForm(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/\u09bc|\u0981|\u200c|\u200d|['’‘]/g, '')
    .replace(/[০-৯\u09c0\u09c2ণষ]/g, (letter) => FOLDED.to.charAt(FOLDED.from.indexOf(letter)))
    .replace(/[\][\s(){},.;:!?/\\|"“”«»–—^*+=&#~।৳-]+/g, ' ')
    .trim();
}

/** A table of names, each line about one thing, in normal form. */
export const linesOf = (table: readonly (readonly string[])[]) =>
  table.map((line) => line.map(normalForm));

const french = new Map(PROPOSED_NAMES.map(({ en, fr }) => [normalForm(en), normalForm(fr)]));

/** Names of all things that a name can mean, by that name. */
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
const kinds = new Set([...wordsOf(GENERIC_NAMES)].flatMap((name) => [name, ...namesOf(name)]));
const amounts = wordsOf(FILLER_NAMES);

/** Endings of plurals and cases in English, Bangla, and Bangla in Latin letters. */
const ENDINGS = ['s', 'es', 'er', 'r', 'গুলো', 'গুলি', 'ের', 'টা', 'টি', 'র', 'ে'];
const LEAST_STEM = 2;

/** The word and words of which it may be a form. */
function formsOf(word: string): string[] {
  const stems = ENDINGS.flatMap((ending) =>
    word.endsWith(ending) ? word.slice(0, -ending.length) : [],
  );
  return [word, ...stems.filter((stem) => stem.length >= LEAST_STEM)];
}

function weightOf(name: string): SearchWord['weight'] {
  const [, unit] = /^[\d%]+(\D*)$/.exec(name) ?? [];
  if (amounts.has(name) || unit === '' || (unit && amounts.has(unit))) return 'amount';
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

/** Words of a typed text; words that form a known name are one. */
export function readSearchWords(text: string): SearchWord[] {
  const typed = normalForm(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
  const words: SearchWord[] = [];
  while (typed.length > 0) {
    const lengths = Array.from({ length: LONGEST_NAME }, (_, i) => LONGEST_NAME - i);
    const taken = lengths.find((length) => {
      const name = typed.slice(0, length).join(' ');
      return length <= typed.length && formsOf(name).some((form) => namesakes.has(form));
    });
    words.push(wordFor(typed.splice(0, taken ?? 1).join(' ')));
  }
  return words;
}

/** Two words that differ by one letter or by two swapped letters share one of these. */
const slipsOf = (word: string) => [
  word,
  ...Array.from(word, (_, i) => word.slice(0, i) + word.slice(i + 1)),
];

/** Consonants of a Latin word, as `sound_of` in the database reads them. */
function soundOf(word: string): string {
  const heard = word
    .replace(/^[eouyjc]/, (letter) => 'iiiizk'['eouyjc'.indexOf(letter)] ?? letter)
    .replace(/(?<=.)[zc]/g, (letter) => (letter === 'z' ? 'j' : 'k'))
    .replace(/(?<=.)[aeiouyhw]/g, '');
  return heard.replace(/(.)\1+/g, '$1');
}

/** Shorter words resemble too many others. */
const LEAST_GUESSED = 4;
const guessable = [...namesakes.keys()].filter((name) => name.length >= LEAST_GUESSED);
const isLatin = (word: string) => /^[a-z]+$/.test(word);

/**
 * Things that a word may mean: it is a name's prefix, or one typing error or sound away from it.
 */
export function guessNames(word: string): SearchWord | undefined {
  if (word.length < LEAST_GUESSED - 1) return undefined;
  const slips = new Set(slipsOf(word));
  const ways: ((name: string) => boolean)[] = [
    (name) => name.startsWith(word),
    (name) => word.length >= LEAST_GUESSED && slipsOf(name).some((slip) => slips.has(slip)),
    (name) => isLatin(word) && isLatin(name) && soundOf(name) === soundOf(word),
  ];
  for (const isLike of ways) {
    const found = guessable.filter(isLike).sort((a, b) => a.length - b.length)[0];
    if (found) return { ...wordFor(found), forms: [] };
  }
  return undefined;
}
