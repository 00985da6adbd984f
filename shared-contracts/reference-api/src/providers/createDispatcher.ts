import type { Logger } from 'pino';
import type { Message, Messenger, Messengers } from './Messenger';

/** Sends the messages of handlers. */
export interface Dispatcher {
  /** Takes a message and sends it after the reply: neither its time nor its failure shows in it. */
  send: (message: Message) => void;
  /** Sends a message; true once it was taken, by its provider or by the outbox where there is none. */
  trySending: (message: Message) => Promise<boolean>;
  /** Resolves when no message is being sent any more. */
  settled: () => Promise<void>;
}

interface DispatcherOptions {
  messengers: Messengers;
  outbox: Messenger;
  /** Also writes messages that an adapter sends to the outbox. */
  isRecorded: boolean;
  log: Logger;
}

/** More at once means that a provider hangs; waiting messages must not fill the memory. */
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

/** Only codes of a failure: its words may quote the recipient, and what was sent to them. */
function settledResult(outcome: PromiseSettledResult<unknown>) {
  if (outcome.status === 'fulfilled') return { status: outcome.status };
  const { reason } = outcome;
  // Anything can be thrown, with or without these.
  const { name, code, responseCode } = Object(reason) as Record<string, unknown>;
  return { status: outcome.status, reason: [name, code, responseCode].filter(Boolean).join(' ') };
}
