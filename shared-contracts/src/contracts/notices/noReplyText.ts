import { msg } from '@lingui/core/macro';
import { setupI18n } from '@marketplace/contracts/i18n';
import type { Locale } from '../i18n/locale';
import { messages as bn } from './no-reply/bn.po';
import { messages as en } from './no-reply/en.po';
import { messages as fr } from './no-reply/fr.po';

// Bundled instead of fetched, because the reason for the missing reply may be a lost network.
const MESSAGES = { en, bn, fr };

/** General text for a failed action; if the browser is offline, the text says so. */
export function noReplyText(locale: Locale): string {
  const i18n = setupI18n({ locale, messages: MESSAGES });
  // Node 20 has no navigator.
  return globalThis.navigator?.onLine === false
    ? i18n._(msg`You are offline. Please check your connection and try again.`)
    : i18n._(msg`Something went wrong`);
}
