/**
 * The parts of Lingui that packages use. The macros compile to these names. The instance always
 * comes from the provider, because one server process renders several languages concurrently.
 */

export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { I18nProvider, Trans, useLingui } from '@lingui/react';
export { setupI18n } from './i18n/setupI18n';
