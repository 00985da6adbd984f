import type { I18n } from '@marketplace/contracts/i18n';
import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { addMessages } from '../page/messages/addMessages';

/**
 * Adds the messages of a remote's module to the page. They have the same time limit as the module,
 * because the page waits for both.
 * @throws Error if the messages fail to load or exceed the time limit
 */
export async function addRemoteMessages(
  module: { loadMessages?: LoadMessages },
  locale: Locale,
  i18n: I18n,
  timeLimitMs: number,
): Promise<void> {
  if (!module.loadMessages) return;
  const { messages } = await withTimeLimit(module.loadMessages(locale), timeLimitMs);
  addMessages(i18n, messages);
}

/** Adds the messages of a single page. Like the page's code, they have no time limit here. */
export const addPageMessages =
  (locale: Locale, i18n: I18n) =>
  async (loadMessages: LoadMessages): Promise<void> => {
    const { messages } = await loadMessages(locale);
    addMessages(i18n, messages);
  };
