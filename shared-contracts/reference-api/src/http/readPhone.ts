import {
  isMobilePhone,
  isNationalPhone,
  withPhonePrefix,
} from '@marketplace/contracts/api/phoneNumbers';
import { ApiProblem } from './ApiProblem';

interface PhoneField {
  /** Name of the request's field, for the error message. */
  field?: string;
  /** True to refuse landlines too, because the phone will get SMS, which landlines cannot show. */
  isMobile?: boolean;
}

/**
 * Brings a phone number into its normal form, so that two spellings count as the same phone for
 * accounts, limits and orders.
 * @throws ApiProblem 400 unless the number belongs to Bangladesh
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
