import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { refusalMessages } from '../refusalMessages';

const isRefusal = (code: string): code is keyof typeof refusalMessages =>
  Object.hasOwn(refusalMessages, code);

/**
 * The message of a failed call: the server's (specification section 8), translated if its code is
 * known. Failures without a reply have a general message.
 */
export function useFailureMessage(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError) || error.kind !== 'http') return t`Something went wrong`;
    const { code = '', message } = error;
    return i18n.locale !== 'en' && isRefusal(code) ? i18n._(refusalMessages[code]) : message;
  };
}
