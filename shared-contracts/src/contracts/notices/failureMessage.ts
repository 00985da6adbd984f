import { ApiError } from '@marketplace/contracts/api/client';
import { setupI18n } from '@marketplace/contracts/i18n';
import { localeOf, localeOfDocument } from '../i18n/locale';
import { noReplyText } from './noReplyText';

const FILES = {
  en: () => import(/* webpackChunkName: "refusals-en-po" */ './locales/en.po'),
  bn: () => import(/* webpackChunkName: "refusals-bn-po" */ './locales/bn.po'),
  fr: () => import(/* webpackChunkName: "refusals-fr-po" */ './locales/fr.po'),
};

/** Codes whose host message addresses other clients than this one. */
const REPLACED_CODES: readonly (string | undefined)[] = ['password-needed'];

/**
 * The sentence that tells a shopper why an action has failed, in the language of the page. In
 * English it is the host's message (specification section 8), in other languages the text of its
 * code, and a general sentence if no reply came.
 * @param request on the server: the visitor's request, which names the language
 */
export async function failureMessage(error: unknown, request?: Request): Promise<string> {
  // A request in a browser does not name the visitor's language.
  const isOnServer = typeof document === 'undefined';
  const locale = isOnServer && request ? localeOf(request) : localeOfDocument();
  if (!(error instanceof ApiError) || error.kind !== 'http') return noReplyText(locale);
  const { code, message } = error;
  if (locale === 'en' && !REPLACED_CODES.includes(code)) return message;
  try {
    const [{ hasText, REFUSAL_TEXTS }, { messages }] = await Promise.all([
      import(/* webpackChunkName: "refusals" */ './refusalTexts'),
      FILES[locale](),
    ]);
    if (!hasText(code)) return message;
    return setupI18n({ locale, messages: { [locale]: messages } })._(REFUSAL_TEXTS[code]);
  } catch {
    // The translations cannot be fetched.
    return message;
  }
}
