import type { LoadMessages } from '../remote/RemoteModules';

/**
 * The catalogue of the design system's own texts; the shell carries it for every remote, in one file
 * with its own.
 */
export const loadContractsMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `../locales/${locale}.po`);
