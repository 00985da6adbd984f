import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { refusalText } from '../refusalText';

const isRefusal = (code: string): code is keyof typeof refusalText =>
  Object.hasOwn(refusalText, code);

/**
 * What a shopper reads of a failed call: the server's message (specification section 8), in their
 * own language where its code is known. Failures without an answer have no message of a server's.
 */
export function useFailureText(): (error: unknown) => string {
  const { t, i18n } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError) || error.kind !== 'http') return t`Something went wrong`;
    const { code = '', message } = error;
    return i18n.locale !== 'en' && isRefusal(code) ? i18n._(refusalText[code]) : message;
  };
}
