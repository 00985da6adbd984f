import { bus, type EventMap } from '@marketplace/contracts/events';
import { failureMessage } from './failureMessage';

/** Short messages at the edge of the page, which the shell shows. Browser only. */
export const toast = {
  /** @param link to what the message is about */
  success(message: string, link?: EventMap['toast:requested']['link']): void {
    bus.publish('toast:requested', { kind: 'success', message, ...(link && { link }) });
  },

  info(message: string): void {
    bus.publish('toast:requested', { kind: 'info', message });
  },

  error(message: string): void {
    bus.publish('toast:requested', { kind: 'error', message });
  },

  /** Shows why an act has failed (specification section 8) and returns the message. */
  async failure(error: unknown): Promise<string> {
    const message = await failureMessage(error);
    toast.error(message);
    return message;
  },
};
