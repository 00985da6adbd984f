const BANGLA_ZERO = '০'.charCodeAt(0);

/**
 * The phone rule of specification section 5: a value with @ is an e-mail address and stays as it
 * is; any other gets +88 in front unless it already starts with it. Before that, what people type
 * in phone numbers is evened out: spaces and hyphens go, Bangla digits become Latin ones.
 */
export function withPhonePrefix(value: string): string {
  const trimmed = value.trim();
  if (trimmed.includes('@')) return trimmed;
  const digits = trimmed
    .replace(/[\s-]/g, '')
    .replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
  return digits.startsWith('+88') ? digits : `+88${digits}`;
}
