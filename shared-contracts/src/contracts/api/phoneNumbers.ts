const BANGLA_ZERO = '০'.charCodeAt(0);

/** Bangla digits as Latin ones: phone keyboards in Bangla write codes and numbers with them. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** Numbers of Bangladesh begin with 0 after the country code: mobiles have 11 digits, others less. */
const NATIONAL_NUMBER = /^\+880\d{8,10}$/;

/** True for a phone with +88 that can exist in Bangladesh, where couriers call and codes are sent. */
export const isNationalPhone = (phone: string) => NATIONAL_NUMBER.test(phone);

/**
 * The phone rule of specification section 5: a value with @ is an e-mail address and stays as it
 * is; any other gets +88 in front unless it already starts with it. Before that, what people type
 * in phone numbers is evened out: spaces and hyphens go, Bangla digits become Latin ones. National
 * numbers begin with 0, so one that begins with 880 has the country code and lacks only its plus.
 */
export function withPhonePrefix(value: string): string {
  const trimmed = value.trim();
  if (trimmed.includes('@')) return trimmed;
  const digits = toLatinDigits(trimmed.replace(/[\s-]/g, ''));
  if (digits.startsWith('880')) return `+${digits}`;
  return digits.startsWith('+88') ? digits : `+88${digits}`;
}
