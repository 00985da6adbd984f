import { useLingui } from '@lingui/react/macro';
import { failureMessage } from '@marketplace/contracts/notices';
import { TokenNotStoredError } from '../session/startSession';

/**
 * @returns a function that turns the failure of a login, or a browser's refusal of cookies, into a
 * message
 */
export function useSignInFailure(): (error: unknown) => Promise<string> {
  const { t } = useLingui();
  return async (error) =>
    error instanceof TokenNotStoredError
      ? t`Your browser did not keep the login. Please allow cookies, and check date and time of your phone.`
      : failureMessage(error);
}
