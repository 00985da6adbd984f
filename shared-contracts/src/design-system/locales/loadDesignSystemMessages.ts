import type { LoadMessages } from '../../contracts/i18n/LoadMessages';

/**
 * The messages of the design system; the shell carries it for every remote, in one file
 * with its own.
 */
export const loadDesignSystemMessages: LoadMessages = (locale) =>
  import(/* webpackChunkName: "messages-[request]" */ `./${locale}.po`);
