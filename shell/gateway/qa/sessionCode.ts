import { createHmac } from 'node:crypto';

/**
 * Letters and digits of codes: no vowel and no y, so that no code is a word, and no l, 0 and 1,
 * which look like other letters and digits in some fonts.
 */
const DIGITS = 'bcdfghjkmnpqrstvwxz23456789';
const LENGTH = 6;
/** So many bytes of a hash can be read exactly as a number. */
const HASH_BYTES = 6;

/**
 * Returns the code of a test session, such as `k7m-4qx`, which testers tell each other. There are
 * 387 million codes, so `serveOpenLinks` limits the number of wrong codes.
 */
export function sessionCode(key: Buffer, id: string): string {
  const hash = createHmac('sha256', key).update(`code of ${id}`).digest();
  let rest = hash.readUIntBE(0, HASH_BYTES);
  let code = '';
  while (code.length < LENGTH) {
    code += DIGITS.charAt(rest % DIGITS.length);
    rest = Math.floor(rest / DIGITS.length);
  }
  return grouped(code);
}

/** Returns a code as a tester has typed it, without capital letters, spaces and `-`. */
export const compactCode = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/**
 * Returns the code of a test session.
 * @param code as `compactCode` returns it
 * @returns `undefined` for a text that is not the code of any test session
 */
export function readSessionCode(code: string): string | undefined {
  return code.length === LENGTH && [...code].every((digit) => DIGITS.includes(digit))
    ? grouped(code)
    : undefined;
}

const grouped = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;
