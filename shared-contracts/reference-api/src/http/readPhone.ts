import {
  isMobilePhone,
  isNationalPhone,
  withPhonePrefix,
} from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from './ApiProblem';

interface PhoneField {
  /** Name of the field, for the message. */
  field?: string;
  /** True if texts are sent to it: those abroad cost many times as much, and landlines show none. */
  isMobile?: boolean;
}

/**
 * The one form of a phone: accounts, limits and orders count by it, so that no spelling makes another phone.
 * @throws ApiProblem 400 for what is no phone of Bangladesh
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
