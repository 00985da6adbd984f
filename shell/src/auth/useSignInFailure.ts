import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '@marketplace/contracts/notices';
import { TokenNotStoredError } from '../session/startSession';

/**
 * @returns a function that words the failure of a login, including a browser that refuses cookies
 */
export function useSignInFailure(): (error: unknown) => Promise<string> {
  const { t } = useLingui();
  return async (error) =>
    error instanceof TokenNotStoredError
      ? t`Your browser did not keep the login. Please allow cookies, and check date and time of your phone.`
      : failureMessage(error);
}
