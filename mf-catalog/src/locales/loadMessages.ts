import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';

/** The catalogue of this package in one language. */
export const loadMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `./${locale}.po`);
