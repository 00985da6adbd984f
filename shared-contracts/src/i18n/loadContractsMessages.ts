import type { LoadMessages } from '../remote/RemoteModules';

/** The catalogue of the design system's own texts; the shell carries it for every remote. */
export const loadContractsMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "contracts-messages-[request]" */ `../locales/${locale}.po`);
