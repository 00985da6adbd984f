import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { type I18n, type MessageDescriptor, setupI18n } from '@marketplace/contracts/i18n';
import { isLocale, LOCALES } from '@marketplace/contracts/i18n/locale';
import { loadMessages } from './loadMessages';

/**
 * Toasts from where there is no component to translate them: the service and the actions. Browser
 * only, where one page has one language.
 */
export const announce = {
  async success(message: MessageDescriptor): Promise<void> {
    bus.publish('toast:requested', { kind: 'success', message: await translate(message) });
  },

  /** Shows what went wrong (specification section 8) and returns the text that was shown. */
  async failure(error: unknown): Promise<string> {
    const message = await failureText(error);
    bus.publish('toast:requested', { kind: 'error', message });
    return message;
  },
};

/** The server's own words where it gave any; its silence is ours to put into words. */
async function failureText(error: unknown): Promise<string> {
  if (error instanceof ApiError && error.kind === 'http') return error.message;
  return translate(msg`Something went wrong`);
}

let loading: Promise<I18n> | undefined;

export async function translate(message: MessageDescriptor): Promise<string> {
  loading ??= loadI18n();
  try {
    return (await loading)._(message);
  } catch {
    // The next text tries again; this one is told in English if the bundle still knows it.
    loading = undefined;
    return message.message ?? 'Something went wrong';
  }
}

async function loadI18n(): Promise<I18n> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : LOCALES[0];
  const { messages } = await loadMessages(locale);
  return setupI18n({ locale, messages: { [locale]: messages } });
}
