import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { TokenNotStoredError } from '../session/startSession';

/** Message for a failed call of login modal and account pages (specification section 8). */
export function useFailureMessage(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  return (error) => {
    if (error instanceof TokenNotStoredError) {
      return t`Your browser did not keep the login. Please allow cookies, and check date and time of your phone.`;
    }
    if (!(error instanceof ApiError) || error.kind !== 'http') {
      // Node 20, which renders the login page, has no navigator.
      return globalThis.navigator?.onLine === false
        ? t`You are offline. Please check your connection and try again.`
        : t`Something went wrong`;
    }
    // The API's message is for clients that can send a password with a code.
    if (error.code === 'password-needed') {
      return t`Somebody else has signed up with this phone too. Please sign up again in this browser.`;
    }
    // The API answers in English; known codes are translated.
    if (i18n.locale === 'en') return error.message;
    switch (error.code) {
      case 'wrong-credentials':
        return t`Wrong e-mail, phone or password`;
      case 'too-many-tries':
        return t`Too many tries, please wait and try again later`;
      default:
        return error.message;
    }
  };
}
