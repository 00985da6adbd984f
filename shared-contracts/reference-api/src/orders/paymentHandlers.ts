import type { PaymentMethod } from '@marketplace/contracts/api/payments';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';

/** Ways to pay this host has a gateway for, or needs none for. */
export const OFFERED_METHODS: readonly PaymentMethod[] = ['cash-on-delivery'];

export function refuseUnofferedMethod(method: PaymentMethod): void {
  if (OFFERED_METHODS.includes(method)) return;
  const message = `Paying by ${method} is not offered here; choose ${OFFERED_METHODS.join(' or ')}`;
  throw new ApiProblem(400, 'payment-method-not-offered', message);
}

export const paymentHandlers: Handlers<'startPayment'> = {
  async startPayment({ customerUuid, params, body }, { db }) {
    const order = await db
      .selectFrom('orders')
      .select(['status', 'paymentStatus'])
      .where('uuid', '=', params.id)
      .where('customerUuid', '=', customerUuid)
      .executeTakeFirst();
    if (!order) throw notFound('That order');
    refuseUnofferedMethod(body.method);
    if (order.status === 'cancelled') {
      throw new ApiProblem(409, 'order-cancelled', 'This order is cancelled and needs no payment');
    }
    return { data: { status: order.paymentStatus } };
  },
};
