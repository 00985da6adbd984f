import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { localeOfDocument } from '@marketplace/contracts/i18n/locale';
import type { FieldErrors } from '../auth/useFieldErrors';

const TOO_EASY = /common|name of the shop|account itself/;

/**
 * Assigns the message of a 400 response to the field that its first word names ("password must have
 * …"). English pages show the words of the API, unless the password is too common. Pages in other
 * languages show a text of the shop.
 * @returns no errors for any other failure, or if the message names none of the fields
 */
export function apiFieldErrors(error: unknown, fields: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError) || error.status !== 400) return {};
  const [name = '', ...words] = error.message.split(' ');
  if (!fields.includes(name) || words.length === 0) return {};
  const text = words.join(' ');
  const isEnglish = localeOfDocument() === 'en';
  if (name === 'password' && (isEnglish ? /common/ : TOO_EASY).test(text)) {
    return { password: msg`Too many people use this password. Please choose another.` };
  }
  if (!isEnglish) return { [name]: msg`Please check this field` };
  return { [name]: text.charAt(0).toUpperCase() + text.slice(1) };
}
