import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '@marketplace/contracts/notices';
import { TokenNotStoredError } from '../session/startSession';

/** Message for a visitor whose browser has stored no cookie. */
export const COOKIES_BLOCKED = msg`Your browser blocks cookies, and logging in needs them. Please allow cookies and try again.`;

/**
 * @returns a function that turns the error of a failed login into a message. One such error is that
 * the browser has not stored the token's cookie.
 */
export function useSignInFailure(): (error: unknown) => Promise<string> {
  const { i18n } = useLingui();
  return async (error) =>
    error instanceof TokenNotStoredError ? i18n._(COOKIES_BLOCKED) : failureMessage(error);
}
