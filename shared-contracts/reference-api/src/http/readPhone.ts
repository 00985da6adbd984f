import {
  isMobilePhone,
  isNationalPhone,
  withPhonePrefix,
} from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from './ApiProblem';

interface PhoneField {
  /** Name of the field for the message. */
  field?: string;
  /**
   * True if SMS will be sent to the phone: SMS to foreign phones are expensive, and landlines
   * cannot show them.
   */
  isMobile?: boolean;
}

/**
 * Brings a phone into its normal form, in which accounts, limits and orders compare it, so that two
 * spellings do not count as two phones.
 * @throws ApiProblem 400 unless it is a phone of Bangladesh
 */
export function readPhone(
  given: string,
  { field = 'phone', isMobile = false }: PhoneField = {},
): string {
  const phone = withPhonePrefix(given);
  if (isMobile ? isMobilePhone(phone) : isNationalPhone(phone)) return phone;
  throw new ApiProblem(400, 'invalid-input', [
    `${field} must be a phone number of Bangladesh, such as 01712345678`,
  ]);
}
