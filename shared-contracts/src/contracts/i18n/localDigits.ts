const BANGLA_DIGITS = '০১২৩৪৫৬৭৮৯';

/**
 * A figure with its digits as the language writes them: Bangla has its own, the others keep 0 to 9.
 * For every figure that is shown (decision 071), but for what is typed, dialled or read out. A count in
 * a plural message needs none of this: its `#` is written by the language. Money is `formatTaka`'s.
 */
export function localDigits(figure: string | number, locale: string): string {
  const text = String(figure);
  if (locale !== 'bn') return text;
  return text.replace(/\d/g, (digit) => BANGLA_DIGITS.charAt(Number(digit)));
}
