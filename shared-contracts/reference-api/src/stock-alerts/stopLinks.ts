import { createHash, randomBytes } from 'node:crypto';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

interface Link {
  contact: string;
  language: string;
}

/**
 * Makes the link of a message that stops all others to its recipient. Its token proves that somebody has the
 * message, and is stored hashed.
 * @returns the token, 22 characters of base64url
 */
export async function createStopLink(
  trx: DatabaseTransaction,
  { contact, language }: Link,
  present: Date,
): Promise<string> {
  const token = randomBytes(16).toString('base64url');
  await trx
    .insertInto('stockAlertLinks')
    .values({ tokenHash: hash(token), contact, language, sentAt: present, stoppedAt: null })
    .execute();
  return token;
}

/** The link of a token; `undefined` where there is none, or none any more. */
export function findStopLink(db: Database, token: string) {
  return db
    .selectFrom('stockAlertLinks')
    .select(['language', 'stoppedAt'])
    .where('tokenHash', '=', hash(token))
    .executeTakeFirst();
}

/**
 * Deletes all that the recipient of a link waits for, and takes no more for them while the link is kept.
 * @returns false where there is no such link
 */
export async function stopByLink({ db, now }: DataContext, token: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const link = await trx
      .updateTable('stockAlertLinks')
      .set({ stoppedAt: now() })
      .where('tokenHash', '=', hash(token))
      .returning('contact')
      .executeTakeFirst();
    if (!link) return false;
    await trx.deleteFrom('stockAlerts').where('contact', '=', link.contact).execute();
    return true;
  });
}

/** True for somebody who has stopped the messages. */
export async function hasStopped(
  db: Database | DatabaseTransaction,
  contact: string,
): Promise<boolean> {
  const stopped = await db
    .selectFrom('stockAlertLinks')
    .select('contact')
    .where('contact', '=', contact)
    .where('stoppedAt', 'is not', null)
    .executeTakeFirst();
  return stopped !== undefined;
}
