import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { LockedOrder } from '../orders/lockOrder';

/** @throws ApiProblem 409 saying why there is nothing to pay, or not in this way */
export async function refuseUnpayable(
  trx: DatabaseTransaction,
  order: LockedOrder,
  method: PaymentMethod,
): Promise<void> {
  if (order.status === 'cancelled') {
    throw new ApiProblem(409, 'order-cancelled', 'This order is cancelled and needs no payment');
  }
  if (order.paymentStatus === 'paid' || order.paymentStatus === 'refunded') {
    throw new ApiProblem(409, 'order-paid', 'This order is paid already');
  }
  if (method === 'cash-on-delivery') return;
  const sent = await trx
    .selectFrom('parcels')
    .select('uuid')
    .where('orderUuid', '=', order.uuid)
    .where('status', 'in', ['shipped', 'delivered'])
    .executeTakeFirst();
  // The courier has been told to ask for it.
  if (sent) throw new ApiProblem(409, 'order-sent', 'This order is paid to the courier');
}
