import type { DatabaseTransaction } from '../database/schema';

/** Moves a phone's guest orders to the account that has just verified the phone. */
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
