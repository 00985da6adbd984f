import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import type { FieldErrors } from '../auth/useFieldErrors';

/**
 * Assigns the message of a 400 response to the field whose name it begins with ("password must have
 * …").
 * @returns no errors for any other failure
 */
export function apiFieldErrors(error: unknown, fields: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const [name = '', ...words] = error.message.split(' ');
  if (!fields.includes(name) || words.length === 0) return {};
  if (name === 'password' && words.includes('common')) {
    return { password: msg`Too many people use this password. Please choose another.` };
  }
  const text = words.join(' ');
  return { [name]: text.charAt(0).toUpperCase() + text.slice(1) };
}
