import { createHmac } from 'node:crypto';

/**
 * Letters and digits of codes. They look different in every font, and contain no vowel, so that no
 * code is a word.
 */
const DIGITS = 'bcdfghjkmnpqrstvwxz23456789';
const LENGTH = 6;

/**
 * Returns the code of a test session, such as `k7m-4qx`, which testers tell each other. There are
 * 387 million codes, so `serveOpenLinks` limits the number of wrong codes.
 */
export function sessionCode(key: Buffer, id: string): string {
  // Only the first 48 bits are used. They can be read exactly as a number.
  let rest = createHmac('sha256', key).update(`code of ${id}`).digest().readUIntBE(0, LENGTH);
  let code = '';
  while (code.length < LENGTH) {
    code += DIGITS.charAt(rest % DIGITS.length);
    rest = Math.floor(rest / DIGITS.length);
  }
  return grouped(code);
}

/**
 * Returns the code that a tester has typed, in capital letters, with spaces or without `-`.
 * @returns `undefined` for a text that is not the code of any session
 */
export function readSessionCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '');
  return code.length === LENGTH && [...code].every((digit) => DIGITS.includes(digit))
    ? grouped(code)
    : undefined;
}

const grouped = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;
