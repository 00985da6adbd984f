import {
  isMobilePhone,
  isNationalPhone,
  withPhonePrefix,
} from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from './ApiProblem';

interface PhoneField {
  /** Name of the request's field, for the error message. */
  field?: string;
  /** If true, landlines are refused too, because they cannot receive SMS. */
  isMobile?: boolean;
}

/**
 * Converts a phone number to its normal form, so that different spellings count as the same phone
 * for accounts, limits and orders.
 * @throws ApiProblem 400 if it is no number of Bangladesh, or a landline although `isMobile` is set
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
