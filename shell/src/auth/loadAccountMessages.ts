import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';

/** Texts of login modal and account pages; apart from the shell's, which every page carries. */
export const loadAccountMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "account-messages-[request]" */ `./locales/${locale}.po`);
