import { bus, type EventMap } from '@marketplace/contracts/events';
import { failureMessage } from './failureMessage';

/** Short messages that the shell shows at the edge of the page. Works only in a browser. */
export const toast = {
  /** @param link link to the page that the message is about */
  success(message: string, link?: EventMap['toast:requested']['link']): void {
    bus.publish('toast:requested', { kind: 'success', message, ...(link && { link }) });
  },

  info(message: string): void {
    bus.publish('toast:requested', { kind: 'info', message });
  },

  error(message: string): void {
    bus.publish('toast:requested', { kind: 'error', message });
  },

  /**
   * Shows why an action has failed (specification section 8).
   * @returns the shown message
   */
  async failure(error: unknown): Promise<string> {
    const message = await failureMessage(error);
    toast.error(message);
    return message;
  },
};
