import type { MessageChannel } from '../database/CustomerTables';

export interface Message {
  /** Phone with +88, or e-mail address in lower case. */
  to: string;
  channel: MessageChannel;
  /** Subject of a mail. */
  subject?: string;
  text: string;
}

/** Sends messages over one channel; an adapter per provider. */
export interface Messenger {
  /** @throws Error when the provider did not take the message in time */
  send: (message: Message) => Promise<void>;
}

/** The adapters that are set up; what has none goes to the outbox. */
export type Messengers = Partial<Record<MessageChannel, Messenger>>;
