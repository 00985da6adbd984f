import type { MessageChannel } from '../database/CustomerTables';

export interface Message {
  /** Phone with +88, or e-mail address in lower case. */
  to: string;
  channel: MessageChannel;
  /** Subject of a mail; an SMS has none. */
  subject?: string;
  text: string;
  /**
   * URL to which a mail program posts if the recipient presses the program's own unsubscribe button
   * (RFC 8058). The shop then stops sending messages of this kind.
   */
  unsubscribeUrl?: string;
}

/** Sends the messages of one channel. Each provider has its own adapter. */
export interface Messenger {
  /** @throws Error unless the provider has accepted the message in time */
  send: (message: Message) => Promise<void>;
}

/** Configured adapters by channel. Messages of a channel without an adapter go to the outbox. */
export type Messengers = Partial<Record<MessageChannel, Messenger>>;
