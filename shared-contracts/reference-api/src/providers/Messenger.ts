import type { MessageChannel } from '../database/CustomerTables';

export interface Message {
  /** Phone with +88, or e-mail address in lower case. */
  to: string;
  channel: MessageChannel;
  /** Subject, for a mail. */
  subject?: string;
  text: string;
}

/** Sends messages over one channel; one adapter per provider. */
export interface Messenger {
  /** @throws Error if the provider did not accept the message in time */
  send: (message: Message) => Promise<void>;
}

/** Configured adapters; a channel without one uses the outbox. */
export type Messengers = Partial<Record<MessageChannel, Messenger>>;
