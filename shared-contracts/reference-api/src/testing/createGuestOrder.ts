import type { Database } from '../database/schema';
import { issueGuestToken } from '../http/guestTokens';
import { createTestOrder } from './createTestOrder';
import { CUSTOMER, PRODUCT } from './marketUuids';
import { visitorWith } from './openTestApi';

/**
 * Inserts a delivered order of a guest, and issues a token that opens it.
 * @param phone begins with +88
 * @returns the order, and a page request of the guest
 */
export async function createGuestOrder(db: Database, phone: string, now: Date) {
  const order = await createTestOrder(db, CUSTOMER.rahim, PRODUCT.rui, 'delivered', 2);
  const { orderUuid } = order;
  await db
    .updateTable('orders')
    .set({ customerUuid: null, guestPhone: phone })
    .where('uuid', '=', orderUuid)
    .execute();
  const { guestToken } = await issueGuestToken(db, phone, now, orderUuid);
  return { ...order, guest: visitorWith(guestToken) };
}
