const BANGLA_ZERO = '০'.charCodeAt(0);

/** Bangla digits as Latin ones: phone keyboards in Bangla write codes and numbers with them. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}
