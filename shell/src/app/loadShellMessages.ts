import type { Messages } from '@marketplace/contracts/i18n';
import { loadContractsMessages } from '@marketplace/contracts/i18n/loadContractsMessages';
import type { Locale } from '@marketplace/contracts/i18n/locale';

/** The shell's own catalogue and the one of the design system that it carries. */
export async function loadShellMessages(locale: Locale): Promise<Messages> {
  const [shell, contracts] = await Promise.all([
    import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`),
    loadContractsMessages(locale),
  ]);
  return { ...contracts.messages, ...shell.messages };
}
