import type { LoadMessages } from '@marketplace/contracts/remote/RemoteModules';

/** Texts of footer, newsletter, help and notices, whose code comes after the first view as well. */
export const loadLateMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "late-messages-[request]" */ `./locales/${locale}.po`);
