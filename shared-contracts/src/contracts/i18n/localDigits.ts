const BANGLA_DIGITS = '০১২৩৪৫৬৭৮৯';

/**
 * Writes the digits of a number or text in a language: Bangla has its own digits, the other
 * languages use 0 to 9. Meant for every number that the shop shows (decision 071), except numbers
 * that a visitor types, dials or reads out. Counts in plural messages (`#`) and money
 * (`formatTaka`) already have local digits.
 */
export function localDigits(figure: string | number, locale: string): string {
  const text = String(figure);
  if (locale !== 'bn') return text;
  return text.replace(/\d/g, (digit) => BANGLA_DIGITS.charAt(Number(digit)));
}
