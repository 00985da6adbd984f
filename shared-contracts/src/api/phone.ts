import * as z from 'zod/mini';
import { line } from './fields';
import { toLatinDigits } from './toLatinDigits';

/** A phone number as people type it; the host adds +88 where it lacks (specification section 5). */
export const phone = line(30).check(
  z.regex(/^\+?[\d০-৯][\d০-৯ -]{5,}$/, { error: 'must be a phone number' }),
);

/**
 * The phone rule of specification section 5: a value with @ is an e-mail address and stays as it
 * is; any other gets +88 in front unless it already starts with it. Before that, what people type
 * in phone numbers is evened out: spaces and hyphens go, Bangla digits become Latin ones.
 */
export function withPhonePrefix(value: string): string {
  const trimmed = value.trim();
  if (trimmed.includes('@')) return trimmed;
  const digits = toLatinDigits(trimmed.replace(/[\s-]/g, ''));
  return digits.startsWith('+88') ? digits : `+88${digits}`;
}
