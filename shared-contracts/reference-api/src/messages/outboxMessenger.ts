import { randomUUID } from 'node:crypto';
import type { ApiContext } from '../http/Handlers';
import type { Messenger } from './Messenger';

/** Keeps messages in a table, which all processes share, in place of sending them. */
export function outboxMessenger({ db, now }: Pick<ApiContext, 'db' | 'now'>): Messenger {
  return {
    async send({ to, channel, subject = null, text }) {
      await db
        .insertInto('outboxMessages')
        .values({ uuid: randomUUID(), recipient: to, channel, subject, text, sentAt: now() })
        .execute();
    },
  };
}
