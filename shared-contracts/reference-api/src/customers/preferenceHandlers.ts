import { isLocale } from '@marketplace/contracts/i18n/locale';
import { inTransaction } from '../database/inTransaction';
import type { Database, DatabaseTransaction } from '../database/schema';
import { ApiProblem, unauthorized } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';

/**
 * The newsletter is sent to e-mail addresses, with and without an account. A customer chooses only
 * for a confirmed address, because an unconfirmed one may be another person's.
 */
export const preferenceHandlers: Handlers<'getPreferences' | 'updatePreferences'> = {
  getPreferences: ({ customerUuid }, { db }) => readPreferences(db, customerUuid),

  updatePreferences: ({ customerUuid, body }, { db, now }) =>
    inTransaction(db, async (trx) => {
      const { messageLanguage, isSubscribed } = body;
      if (messageLanguage !== undefined) {
        await trx
          .updateTable('customers')
          .set({ messageLanguage })
          .where('uuid', '=', customerUuid)
          .execute();
      }
      if (isSubscribed !== undefined) {
        const email = await lockConfirmedEmail(trx, customerUuid);
        if (isSubscribed) {
          await trx
            .insertInto('newsletterSubscribers')
            .values({ email, subscribedAt: now() })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        } else {
          await trx.deleteFrom('newsletterSubscribers').where('email', '=', email).execute();
        }
      }
      return readPreferences(trx, customerUuid);
    }),
};

/**
 * Locks the customer, so that the address does not change meanwhile.
 * @throws ApiProblem 409 `email-unverified` without a confirmed address
 */
async function lockConfirmedEmail(trx: DatabaseTransaction, uuid: string): Promise<string> {
  const customer = await trx
    .selectFrom('customers')
    .select(['email', 'emailVerified'])
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
  if (customer?.email && customer.emailVerified) return customer.email;
  throw new ApiProblem(409, 'email-unverified', 'Confirm your e-mail address first');
}

async function readPreferences(db: Database | DatabaseTransaction, uuid: string) {
  const customer = await db
    .selectFrom('customers')
    .leftJoin('newsletterSubscribers as subscribers', (join) =>
      join.onRef('subscribers.email', '=', 'customers.email'),
    )
    .select(['customers.email', 'emailVerified', 'messageLanguage', 'subscribedAt'])
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!customer) throw unauthorized();
  const { email, emailVerified, messageLanguage, subscribedAt } = customer;
  return {
    isSubscribed: email !== null && emailVerified ? subscribedAt !== null : null,
    messageLanguage: isLocale(messageLanguage) ? messageLanguage : null,
  };
}
