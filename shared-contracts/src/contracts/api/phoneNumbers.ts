import { oneLine, plainNumber } from './typedText';

/**
 * Phone numbers of Bangladesh have a 0 after +88. Mobile numbers begin with 01 and have 11 digits;
 * other numbers have 9 to 11.
 */
const NATIONAL_NUMBER = /^\+880(?:1\d{9}|[2-9]\d{7,9})$/;
const MOBILE_NUMBER = /^\+8801\d{9}$/;

/**
 * True if a number with +88 has the form of a phone number of Bangladesh. Couriers call only phones
 * in Bangladesh.
 */
export const isNationalPhone = (phone: string) => NATIONAL_NUMBER.test(phone);

/** True for a mobile phone of Bangladesh with +88, which can receive text messages. */
export const isMobilePhone = (phone: string) => MOBILE_NUMBER.test(phone);

/**
 * A number as people write it: the country code (+88, 88 or 0088), perhaps repeated; then leading
 * zeros, if any; then the rest.
 */
const SPELLING = /^(?:\+?(?:00)?88)*0*([1-9]\d*)$/;

/**
 * Applies the phone rule of specification section 5. A value with @ is an e-mail address: only
 * invisible characters and spaces at both ends are removed. Any other value is a phone, which gets
 * the prefix +88. Spaces and punctuation are removed, and digits become Latin. In a number of
 * Bangladesh, the country code and the 0 after it appear exactly once.
 */
export function withPhonePrefix(value: string): string {
  if (value.includes('@')) return plainAddress(value);
  const digits = plainNumber(value);
  const national = SPELLING.exec(digits)?.[1];
  if (national !== undefined) return `+880${national}`;
  return digits.startsWith('+88') ? digits : `+88${digits}`;
}

/**
 * An e-mail address without invisible characters. Even zero-width joiners are removed, because only
 * Bangla words and emoji need them.
 */
export const plainAddress = (typed: string) =>
  oneLine(typed)
    .replace(/[\u200C\u200D]/g, '')
    .trim();
