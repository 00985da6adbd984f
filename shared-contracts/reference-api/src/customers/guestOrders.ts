import { sql } from 'kysely';
import type { DatabaseTransaction } from '../database/schema';

interface Account {
  uuid: string;
  phone: string;
}

/**
 * Moves a phone's guest orders, and the kinds of messages that it has declined, to the account that
 * has just verified the phone.
 */
export async function claimGuestOrders(trx: DatabaseTransaction, account: Account): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ customerUuid: account.uuid })
    .where('guestPhone', '=', account.phone)
    .where('customerUuid', 'is', null)
    .execute();
  await claimDeclinedMessages(trx, account);
}

/**
 * Adds the kinds of messages that the phone's guest has declined to the kinds that the customer has
 * declined. From then on, the customer can change them in the profile.
 */
async function claimDeclinedMessages(
  trx: DatabaseTransaction,
  { uuid, phone }: Account,
): Promise<void> {
  await sql`
    with declined as (delete from declined_messages where phone = ${phone} returning kind)
    update customers
    set muted_messages = array(select unnest(muted_messages) union select kind from declined)
    where uuid = ${uuid} and exists (select from declined)`.execute(trx);
}
