import { inTransaction } from '../database/inTransaction';
import type { DataContext } from '../database/schema';
import { createToken, hashOf } from '../http/accessTokens';
import type { ApiContext } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import { type CheckedCredentials, lockCredentials } from './assertPassword';

/**
 * Minutes for which a link to a download works. It may be opened several times, because download
 * managers of phones request a URL again.
 */
const MINUTES_VALID = 10;

const startOfValid = (present: Date) => new Date(present.getTime() - MINUTES_VALID * 60_000);

/**
 * Creates a link with which a customer's browser downloads the personal data. A browser cannot send
 * the access token with a download, so the link has a short-lived token of its own.
 */
export async function createDataLink(
  { db, now, language, publicUrls }: ApiContext,
  checked: CheckedCredentials,
): Promise<string> {
  const token = createToken();
  const { customerUuid } = checked;
  await inTransaction(db, async (trx) => {
    await lockCredentials(trx, checked);
    await trx
      .insertInto('dataLinks')
      .values({ tokenHash: hashOf(token), customerUuid, language, createdAt: lifetimeStart(now()) })
      .execute();
  });
  return `${publicUrls.api}/personal-data?token=${token}`;
}

/** Finds the customer of a valid link, and the language of the page on which it was requested. */
export function findDataLink({ db, now }: DataContext, token: string) {
  return db
    .selectFrom('dataLinks')
    .select(['customerUuid', 'language'])
    .where('tokenHash', '=', hashOf(token))
    .where('createdAt', '>', startOfValid(now()))
    .executeTakeFirst();
}

export async function deleteExpiredDataLinks({ db, now }: DataContext): Promise<void> {
  await db.deleteFrom('dataLinks').where('createdAt', '<', startOfValid(now())).execute();
}
