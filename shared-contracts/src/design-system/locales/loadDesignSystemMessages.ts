import type { LoadMessages } from '../../contracts/i18n/LoadMessages';

/**
 * The catalogue of the design system's own texts; the shell carries it for every remote, in one file
 * with its own.
 */
export const loadDesignSystemMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `./${locale}.po`);
