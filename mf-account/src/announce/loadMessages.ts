import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';

/** One chunk per language, shared by the pages and what their actions announce. */
export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`);
