import { bus } from '@marketplace/contracts/events';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { loadMessages } from '../locales/loadMessages';

const translate = createTranslator(loadMessages);

/**
 * Shows a success toast (specification section 8) from an action, which has no component to translate
 * the message.
 */
export async function toast(message: MessageDescriptor): Promise<void> {
  bus.publish('toast:requested', { kind: 'success', message: await translate(message) });
}
