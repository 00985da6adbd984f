import { msg } from '@lingui/core/macro';
import { PASSWORD_LENGTH } from '@marketplace/contracts/api/auth';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { localDigits } from '@marketplace/contracts/i18n/localDigits';

/**
 * What is wrong with a password somebody chooses, as far as it can be told here.
 * @param locale of the reader, whose figures are used
 */
export function passwordProblem(password: string, locale: string): MessageDescriptor | undefined {
  if (password === '') return msg`Password is required`;
  const { length } = password;
  if (length >= PASSWORD_LENGTH.least && length <= PASSWORD_LENGTH.most) return undefined;
  const least = localDigits(String(PASSWORD_LENGTH.least), locale);
  const most = localDigits(String(PASSWORD_LENGTH.most), locale);
  return msg`Use ${least} to ${most} characters`;
}
