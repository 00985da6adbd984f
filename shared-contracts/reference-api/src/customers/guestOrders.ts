import type { DatabaseTransaction } from '../database/schema';

/** Gives the orders of guests to the account that has just verified their phone. */
export async function claimGuestOrders(
  trx: DatabaseTransaction,
  { uuid, phone }: { uuid: string; phone: string },
): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ customerUuid: uuid })
    .where('guestPhone', '=', phone)
    .where('customerUuid', 'is', null)
    .execute();
}
