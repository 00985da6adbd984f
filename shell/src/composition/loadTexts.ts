import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';
import { addMessages } from './addMessages';
import { withTimeLimit } from './withTimeLimit';

/**
 * Brings the texts of a remote's module to the page. They have the module's own time limit: a
 * catalogue that hangs holds a page up like code that hangs.
 *
 * @throws when they cannot be had in time
 */
export async function loadTexts(
  module: { loadMessages?: LoadMessages },
  locale: Locale,
  i18n: I18n,
  timeLimitMs: number,
): Promise<void> {
  if (!module.loadMessages) return;
  const { messages } = await withTimeLimit(module.loadMessages(locale), timeLimitMs);
  addMessages(i18n, messages);
}
