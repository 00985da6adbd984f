import { randomUUID } from 'node:crypto';
import type { DataContext } from '../database/schema';
import type { Messenger } from './Messenger';

/** Creates a messenger that stores messages in a table of the database instead of sending them. */
export function outboxMessenger({ db, now }: DataContext): Messenger {
  return {
    async send({ to, channel, subject = null, text }) {
      await db
        .insertInto('outboxMessages')
        .values({ uuid: randomUUID(), recipient: to, channel, subject, text, sentAt: now() })
        .execute();
    },
  };
}

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Deletes messages after a day. Until then, developers can look up codes in them. */
export async function deleteExpiredMessages({ db, now }: DataContext): Promise<void> {
  const since = new Date(now().getTime() - KEPT_MS);
  await db.deleteFrom('outboxMessages').where('sentAt', '<', since).execute();
}
