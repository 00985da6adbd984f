const BANGLA_ZERO = '০'.charCodeAt(0);

/** Bangla digits as Latin ones: phone keyboards in Bangla write codes and numbers with them. */
export function toLatinDigits(text: string): string {
  return text.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BANGLA_ZERO));
}

/** Numbers of Bangladesh begin with 0 after +88: mobiles with 01, and have 11 digits; others have 9 to 11. */
const NATIONAL_NUMBER = /^\+880(?:1\d{9}|[2-9]\d{7,9})$/;
const MOBILE_NUMBER = /^\+8801\d{9}$/;

/** True for a phone with +88 that can exist in Bangladesh, where couriers call. */
export const isNationalPhone = (phone: string) => NATIONAL_NUMBER.test(phone);

/** True for a mobile phone of Bangladesh with +88, which codes and other texts are sent to. */
export const isMobilePhone = (phone: string) => MOBILE_NUMBER.test(phone);

/** Country code, once or more (+88, 88, 0088), and the 0 that national numbers begin with, or none. */
const SPELLING = /^(?:\+?(?:00)?88)*0*([1-9]\d*)$/;

/**
 * The phone rule of specification section 5: a value with @ is an e-mail address and stays as it
 * is; any other gets +88 in front unless it already starts with it. Before that, what people type
 * in phone numbers is evened out, so that each number has one form: spaces and hyphens go, Bangla digits become
 * Latin ones, and the country code and the 0 after it stand there once.
 */
export function withPhonePrefix(value: string): string {
  const trimmed = value.trim();
  if (trimmed.includes('@')) return trimmed;
  const digits = toLatinDigits(trimmed.replace(/[\s-]/g, ''));
  const national = SPELLING.exec(digits)?.[1];
  if (national !== undefined) return `+880${national}`;
  return digits.startsWith('+88') ? digits : `+88${digits}`;
}
