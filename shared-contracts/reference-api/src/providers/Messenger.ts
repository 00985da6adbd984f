import type { MessageChannel } from '../database/CustomerTables';

export interface Message {
  /** Phone with +88, or e-mail address in lower case. */
  to: string;
  channel: MessageChannel;
  /** Subject of a mail; an SMS has none. */
  subject?: string;
  text: string;
}

/** Sends messages over one channel. Each provider has its own adapter. */
export interface Messenger {
  /** @throws Error if the provider did not accept the message in time */
  send: (message: Message) => Promise<void>;
}

/** Adapters that are configured. A channel without an adapter writes to the outbox. */
export type Messengers = Partial<Record<MessageChannel, Messenger>>;
