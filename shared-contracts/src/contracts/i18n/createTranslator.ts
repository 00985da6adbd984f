import { type I18n, type MessageDescriptor, setupI18n } from '@marketplace/contracts/i18n';
import type { LoadMessages } from './LoadMessages';
import { localeOfDocument } from './locale';

/**
 * Puts texts into the page's language where there is no component to do it: in services and actions.
 * Browser only, where one page has one language. The messages are fetched with the first translation; one
 * that cannot be had leaves the text in English, and is asked for again with the next.
 *
 * @param loadMessages fetches the remote's own messages
 */
export function createTranslator(loadMessages: LoadMessages) {
  let loading: Promise<I18n> | undefined;

  async function loadI18n(): Promise<I18n> {
    const locale = localeOfDocument();
    const { messages } = await loadMessages(locale);
    return setupI18n({ locale, messages: { [locale]: messages } });
  }

  return async function translate(message: MessageDescriptor): Promise<string> {
    loading ??= loadI18n();
    try {
      return (await loading)._(message);
    } catch {
      loading = undefined;
      return message.message ?? 'Something went wrong';
    }
  };
}
