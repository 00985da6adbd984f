import type { I18n, MessageDescriptor } from '@marketplace/contracts/i18n';
import type { LoadMessages } from './LoadMessages';
import { type Locale, localeOf, localeOfDocument } from './locale';
import { setupI18n } from './setupI18n';

/**
 * Translates texts outside components, in services and actions. In a browser, the language is that
 * of the document. A caller on the server passes the request, whose language is used. The first
 * translation fetches the messages; if that fails, the text stays in English and the next
 * translation retries.
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
