import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
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

export const translate = createTranslator(loadMessages);
