import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import type { LockedOrder } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import { lifetimeStart } from '../http/testSession';
import type { Payments } from '../providers/PaymentGateway';

/**
 * Checks whether an order can be paid with this method.
 * @throws ApiProblem 409 with the reason, if the order cannot be paid with it
 */
export async function assertPayable(
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
  const unconfirmed = await trx
    .selectFrom('payments')
    .select('uuid')
    .where('orderUuid', '=', order.uuid)
    .where('status', '=', 'pending')
    .where('returnedAt', 'is not', null)
    .executeTakeFirst();
  if (unconfirmed) {
    const message = 'Your payment is being confirmed; there is nothing more to pay until then';
    throw new ApiProblem(409, 'payment-confirming', message, { retryAfterSeconds: 30 });
  }
  if (method === 'cash-on-delivery') return;
  const sent = await trx
    .selectFrom('parcels')
    .select('uuid')
    .where('orderUuid', '=', order.uuid)
    .where('status', 'in', ['shipped', 'delivered'])
    .executeTakeFirst();
  // If a parcel was sent, the courier collects the money.
  if (sent) throw new ApiProblem(409, 'order-sent', 'This order is paid to the courier');
}

/** @throws ApiProblem 400 with the list of offered methods if this method is not offered */
export function assertMethodOffered({ offered }: Payments, method: PaymentMethod): void {
  if (offered.includes(method)) return;
  const message = `Paying by ${method} is not offered here; choose ${offered.join(' or ')}`;
  throw new ApiProblem(400, 'payment-method-not-offered', message);
}

const MINUTES_TO_PAY = 30;
/**
 * Time to pay an order with a scarce product (`findScarce`), in minutes. It is short, so that
 * unpaid pieces soon return to stock.
 */
const MINUTES_TO_PAY_SCARCE = 10;

/** Returns when an unpaid order expires. Until then, the order reserves its pieces. */
export const paymentExpiry = (now: Date, isScarce = false): Date => {
  const minutes = isScarce ? MINUTES_TO_PAY_SCARCE : MINUTES_TO_PAY;
  return new Date(lifetimeStart(now).getTime() + minutes * 60_000);
};
