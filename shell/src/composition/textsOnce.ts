import type { I18n } from '@marketplace/contracts/i18n';
import { isLocale } from '@marketplace/contracts/i18n/locale';
import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';
import { addMessages } from './addMessages';

/** What brings a catalogue of the shell's own to a page, once; after a failure it tries again. */
export function textsOnce(loadMessages: LoadMessages): (i18n: I18n) => Promise<void> {
  const added = new WeakSet<I18n>();
  return async (i18n) => {
    const { locale } = i18n;
    if (added.has(i18n) || !isLocale(locale)) return;
    const { messages } = await loadMessages(locale);
    addMessages(i18n, messages);
    added.add(i18n);
  };
}
