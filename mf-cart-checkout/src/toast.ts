import { msg } from '@lingui/core/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { cartPath } from '@marketplace/contracts/routes';
import { loadMessages } from './locales/loadMessages';

/** The link of a toast to the cart; its text is among those that toasts load. */
export const toCart = () => ({ path: cartPath(), label: msg`View cart` });

/**
 * Toasts of the service and of actions, which have no component to translate them. Browser only, where
 * a page has one language.
 */
export const toast = {
  /** @param link to what the message is about */
  async success(
    message: MessageDescriptor,
    link?: { path: string; label: MessageDescriptor },
  ): Promise<void> {
    bus.publish('toast:requested', {
      kind: 'success',
      message: await translate(message),
      ...(link && { link: { path: link.path, label: await translate(link.label) } }),
    });
  },

  /** Shows an error (specification section 8) and returns the message. */
  async failure(error: unknown): Promise<string> {
    const message = await failureMessage(error);
    bus.publish('toast:requested', { kind: 'error', message });
    return message;
  },
};

/**
 * The server's message, or a general one when no answer came.
 * @param request on the server, the visitor's, which names the language
 */
export async function failureMessage(error: unknown, request?: Request): Promise<string> {
  if (error instanceof ApiError && error.kind === 'http') return error.message;
  return translate(msg`Something went wrong`, request);
}

export const translate = createTranslator(loadMessages);
