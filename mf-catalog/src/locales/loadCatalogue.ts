import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';

/** The texts of this package in one language. */
export const loadCatalogue: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `./${locale}.po`);
