import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';

/** One chunk per language, shared by the pages and the service. */
export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`);
