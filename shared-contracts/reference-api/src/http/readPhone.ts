import {
  isMobilePhone,
  isNationalPhone,
  withPhonePrefix,
} from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from './ApiProblem';

interface PhoneField {
  /** Field name for the message. */
  field?: string;
  /**
   * True if texts are sent to the phone: foreign ones cost many times as much, and landlines cannot
   * show them.
   */
  isMobile?: boolean;
}

/**
 * Normalises a phone. Accounts, limits and orders compare this form, so that another spelling is
 * not another phone.
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
