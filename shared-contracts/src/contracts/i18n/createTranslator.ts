import type { I18n, MessageDescriptor } from '@marketplace/contracts/i18n';
import type { LoadMessages } from './LoadMessages';
import { type Locale, localeOf, localeOfDocument } from './locale';
import { setupI18n } from './setupI18n';

/**
 * Puts texts into the page's language where there is no component to do it: in services and actions. In a
 * browser the language is the document's, on the server the request's. The messages are fetched with the
 * first translation; one that cannot be had leaves the text in English, and is asked for again with the
 * next.
 *
 * @param loadMessages fetches the remote's own messages
 */
export function createTranslator(loadMessages: LoadMessages) {
  const loading = new Map<Locale, Promise<I18n>>();

  async function loadI18n(locale: Locale): Promise<I18n> {
    const { messages } = await loadMessages(locale);
    return setupI18n({ locale, messages: { [locale]: messages } });
  }

  return async function translate(message: MessageDescriptor, request?: Request): Promise<string> {
    const locale = request ? localeOf(request) : localeOfDocument();
    const i18n = loading.get(locale) ?? loadI18n(locale);
    loading.set(locale, i18n);
    try {
      return (await i18n)._(message);
    } catch {
      loading.delete(locale);
      return message.message ?? 'Something went wrong';
    }
  };
}
