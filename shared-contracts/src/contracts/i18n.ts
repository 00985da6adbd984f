/**
 * The exports of Lingui that the shell, the remotes and the output of Lingui's macros import.
 * `I18nProvider` and `setupI18n` are our own versions. Components take Lingui's instance from the
 * provider, because one server process renders several languages concurrently.
 */

export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { Trans, useLingui } from '@lingui/react';
export { I18nProvider } from './i18n/I18nProvider';
export { setupI18n } from './i18n/setupI18n';
