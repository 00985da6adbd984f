/**
 * The exports of Lingui, or our versions of them, that the shell and remotes use and that the code
 * of Lingui's macros imports. Components take Lingui's instance from the provider, because one
 * server process renders several languages concurrently.
 */

export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { Trans, useLingui } from '@lingui/react';
export { I18nProvider } from './i18n/I18nProvider';
export { setupI18n } from './i18n/setupI18n';
