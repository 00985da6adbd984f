import type { Logger } from 'pino';
import type { Message, Messenger, Messengers } from './Messenger';

/** Sends SMS and mails on behalf of handlers. */
export interface Dispatcher {
  /**
   * Starts to send a message. The handler does not wait, so its reply reveals neither how long the
   * sending takes nor whether it fails.
   */
  send: (message: Message) => void;
  /**
   * Sends a message.
   * @returns true if the provider (or the outbox, if there is no provider) accepted the message
   */
  trySending: (message: Message) => Promise<boolean>;
  /** Resolves when all messages are sent. */
  settled: () => Promise<void>;
}

interface DispatcherOptions {
  messengers: Messengers;
  outbox: Messenger;
  /** True to copy every message to the outbox, even if an adapter sends the message. */
  isRecorded: boolean;
  log: Logger;
}

/** Upper limit of unsent messages, so that they do not fill the memory while a provider hangs. */
const MAX_PENDING = 500;

export function createDispatcher(options: DispatcherOptions): Dispatcher {
  const { messengers, outbox, isRecorded, log } = options;
  const pending = new Set<Promise<boolean>>();

  async function deliver(message: Message): Promise<boolean> {
    const adapter = messengers[message.channel];
    const ways = [adapter, (isRecorded || !adapter) && outbox];
    const sendings = ways.map(async (way) => way && (await way.send(message)));
    const results = (await Promise.allSettled(sendings)).map(settledResult);
    for (const { status, reason } of results) {
      if (status === 'rejected') log.error({ channel: message.channel, reason }, 'not sent');
    }
    return results[adapter ? 0 : 1]?.status === 'fulfilled';
  }

  async function trySending(message: Message): Promise<boolean> {
    if (pending.size >= MAX_PENDING) {
      log.error({ channel: message.channel, reason: 'too many messages pending' }, 'not sent');
      return false;
    }
    const sending = deliver(message).finally(() => pending.delete(sending));
    pending.add(sending);
    return sending;
  }

  return {
    send: (message) => void trySending(message),
    trySending,
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}

/**
 * Reduces a failure to its codes for the log, because its text may quote the recipient and the
 * message.
 */
function settledResult(outcome: PromiseSettledResult<unknown>) {
  if (outcome.status === 'fulfilled') return { status: outcome.status };
  const { reason } = outcome;
  // The cast is safe: the fields are `unknown`, and any of them may be missing, because any value
  // can be thrown.
  const { name, code, responseCode } = Object(reason) as Record<string, unknown>;
  return { status: outcome.status, reason: [name, code, responseCode].filter(Boolean).join(' ') };
}
