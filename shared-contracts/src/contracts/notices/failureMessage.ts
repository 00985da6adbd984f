import { ApiError } from '@marketplace/contracts/api/client';
import { setupI18n } from '@marketplace/contracts/i18n';
import { localeOf, localeOfDocument } from '../i18n/locale';
import { noReplyText } from './noReplyText';

const FILES = {
  en: () => import(/* webpackChunkName: "refusals-en-po" */ './locales/en.po'),
  bn: () => import(/* webpackChunkName: "refusals-bn-po" */ './locales/bn.po'),
  fr: () => import(/* webpackChunkName: "refusals-fr-po" */ './locales/fr.po'),
};

/**
 * Error codes for which the API's message is meant for other clients than the storefront. Our own
 * text replaces that message.
 */
const REPLACED_CODES: readonly (string | undefined)[] = ['password-needed'];

/**
 * The sentence that tells a shopper why an action has failed, in the language of the page. After a
 * refusal, an English page shows the API's message (specification section 8), and a page in another
 * language shows our text for the API's code. Any other failure has a general sentence. A refusal
 * has a general sentence too if its code is unknown and the API's message is not in the language of
 * the page, or if our texts cannot be loaded.
 * @param request on the server: the visitor's request, which names the language
 */
export async function failureMessage(error: unknown, request?: Request): Promise<string> {
  // In a browser, a request has no cookies that name the visitor's language.
  const isOnServer = typeof document === 'undefined';
  const locale = isOnServer && request ? localeOf(request) : localeOfDocument();
  if (!(error instanceof ApiError) || error.kind !== 'http') return noReplyText(locale);
  const { status, message } = error;
  const code = error.code ?? (status === 429 ? 'too-many-tries' : undefined);
  if (locale === 'en' && !REPLACED_CODES.includes(code)) return message;
  try {
    const [{ refusalText }, { messages }] = await Promise.all([
      import(/* webpackChunkName: "refusals" */ './refusalTexts'),
      FILES[locale](),
    ]);
    const text = refusalText(code, message, locale);
    return text ? setupI18n({ locale, messages: { [locale]: messages } })._(text) : message;
  } catch {
    // The texts could not be fetched. A general sentence keeps the page in one language.
    return locale === 'en' ? message : noReplyText(locale);
  }
}
