import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

/** The messages of this package in one language. */
export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `./${locale}.po`);
