import { OTP_DIGITS } from '@marketplace/contracts/api/auth';
import { toLatinDigits } from '@marketplace/contracts/api/toLatinDigits';

/**
 * The digits of a code as typed or pasted, with whatever stands between or around them in the
 * message; `undefined` when they are too few or too many.
 */
export function readCode(typed: string): string | undefined {
  const digits = toLatinDigits(typed).replace(/\D/g, '');
  return digits.length === OTP_DIGITS ? digits : undefined;
}
