/**
 * The exports of Lingui that the shell and remotes use, and that Lingui's macros compile to. The
 * instance always comes from the provider, because one server process renders several languages
 * concurrently.
 */

export type { I18n, MessageDescriptor, Messages } from '@lingui/core';
export { I18nProvider, Trans, useLingui } from '@lingui/react';
export { setupI18n } from './i18n/setupI18n';
