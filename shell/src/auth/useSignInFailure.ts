import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '@marketplace/contracts/notices';
import { TokenNotStoredError } from '../session/startSession';

/**
 * @returns a function that makes a message from the failure of a login. The browser may also have
 * refused the token's cookie.
 */
export function useSignInFailure(): (error: unknown) => Promise<string> {
  const { t } = useLingui();
  return async (error) =>
    error instanceof TokenNotStoredError
      ? t`Your browser did not keep the login. Please allow cookies, and check date and time of your phone.`
      : failureMessage(error);
}
