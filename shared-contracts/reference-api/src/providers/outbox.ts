import { randomUUID } from 'node:crypto';
import type { DataContext } from '../database/schema';
import type { Messenger } from './Messenger';

interface OutboxOptions extends DataContext {
  /** Returns the id of the test session in which a message is sent. */
  testSessionId?: () => string | undefined;
}

/** Creates a messenger that stores messages in a table of the database instead of sending them. */
export function outboxMessenger({ db, now, testSessionId }: OutboxOptions): Messenger {
  return {
    async send({ to, channel, subject = null, text }) {
      const message = { recipient: to, channel, subject, text, sentAt: now() };
      const testSession = testSessionId?.() ?? null;
      await db
        .insertInto('outboxMessages')
        .values({ uuid: randomUUID(), ...message, testSession })
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
