const BANGLA_DIGITS = '০১২৩৪৫৬৭৮৯';

/** A text with its digits as the language writes them: Bangla has its own, the others keep 0 to 9. */
export function localDigits(text: string, locale: string): string {
  if (locale !== 'bn') return text;
  return text.replace(/\d/g, (digit) => BANGLA_DIGITS.charAt(Number(digit)));
}
