import { createHash, randomBytes } from 'node:crypto';
import { inTransaction } from '../database/inTransaction';
import type { Database, DatabaseTransaction, DataContext } from '../database/schema';

const hash = (token: string) => createHash('sha256').update(token).digest('hex');

interface Link {
  contact: string;
  language: string;
}

/**
 * Creates a link that stops all alerts to a recipient. Its token proves that somebody has received
 * the message. Only the token's hash is stored.
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

/**
 * Finds the link with a token.
 * @returns `undefined` if the link never existed or was deleted
 */
export function findStopLink(db: Database, token: string) {
  return db
    .selectFrom('stockAlertLinks')
    .select(['language', 'stoppedAt'])
    .where('tokenHash', '=', hash(token))
    .executeTakeFirst();
}

/**
 * Deletes all alerts to a link's recipient, and prevents new alerts until the link is deleted.
 * @returns false if the link does not exist
 */
export async function stopByLink({ db, now }: DataContext, token: string): Promise<boolean> {
  return inTransaction(db, async (trx) => {
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

/** True if the contact has stopped alerts. */
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
