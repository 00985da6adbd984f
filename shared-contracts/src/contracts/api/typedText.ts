/**
 * Characters that are removed. Invisible characters could reverse the text around them or make two
 * names look alike. Halves of an emoji cannot be stored in a database. The zero-width joiner and
 * non-joiner are not removed, because Bangla words and emoji need them.
 */
const HIDDEN =
  /[\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\u{E0000}-\u{E007F}\p{Cs}]/gu;
const LINE_ENDS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** Control characters except NUL, tab and line feed. APIs refuse NUL. */
const CONTROLS = /(?:(?![\0\t\n])\p{Cc})+/gu;
/** A visible character: anything but spaces and ignorable characters, e.g. joiners. */
const VISIBLE = /[^\s\p{DI}]/u;

/**
 * Removes invisible characters from a text, and white space at both ends. Control characters except
 * NUL and tab become spaces, and line ends become line feeds. The result is empty if no character
 * is visible.
 */
export function severalLines(typed: string): string {
  const read = typed.replace(HIDDEN, '').replace(LINE_ENDS, '\n').replace(CONTROLS, ' ');
  return VISIBLE.test(read) ? read.trim() : '';
}

/**
 * Like `severalLines`, but each run of line breaks and tabs becomes one space, so that the text is
 * safe in a message.
 */
export const oneLine = (typed: string) => severalLines(typed).replace(/[\n\t]+/g, ' ');

/**
 * Normal form of a name that is compared with a known name: one line, in lower case. A Bangla
 * letter with a nukta gets one form, because keyboards type it as one character or as two.
 */
export const plainName = (typed: string) => oneLine(typed).normalize('NFC').toLowerCase();

/** The text of a form's field, as `oneLine` returns it; empty if the form lacks the field. */
export const readField = (form: FormData, name: string) => oneLine(String(form.get(name) ?? ''));

/** Upper limit for a search text, in characters. */
export const MAX_SEARCH = 100;

const BANGLA_ZERO = '০'.charCodeAt(0);

/**
 * Turns Bangla digits into Latin digits, because people type codes and phone numbers with Bangla
 * keyboards.
 */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/**
 * Normal form of a code that is compared with a known code: Latin digits, plain hyphens, no spaces
 * and no invisible characters. Contact lists, messengers and mails add spaces and invisible
 * characters to what people copy.
 */
export const plainCode = (typed: string) =>
  toLatinDigits(oneLine(typed).normalize('NFKC'))
    .replace(/[\s\u200C\u200D]/g, '')
    .replace(/[\p{Pd}\u2212]/gu, '-');

/**
 * Normal form of a number: like `plainCode`, and also without the hyphens, dots, slashes, brackets
 * and # that people write in numbers.
 */
export const plainNumber = (typed: string) => plainCode(typed).replace(/[-./()[\]#]/g, '');
