import { bus } from '@marketplace/contracts/events';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { createTranslator } from '@marketplace/contracts/i18n/createTranslator';
import { loadMessages } from './loadMessages';

const translate = createTranslator(loadMessages);

/** Says in a toast that something was done (specification section 8); for actions. */
export async function announce(message: MessageDescriptor): Promise<void> {
  bus.publish('toast:requested', { kind: 'success', message: await translate(message) });
}
