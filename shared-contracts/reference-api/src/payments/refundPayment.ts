import { lockOrder } from '../database/locks';
import type { ApiContext } from '../http/Handlers';
import { queueMessage } from '../order-messages/queueMessage';

/** The fields of the API's context that payments need. Operators' commands provide no others. */
export type PaymentContext = Pick<ApiContext, 'db' | 'now' | 'log' | 'payments'>;

/**
 * Makes a refund that is due: first at the gateway, where a repeated request does no harm, then in
 * the database. Cash has no gateway, so a person has to return it. Does nothing if no refund is
 * due.
 * @throws Error if the gateway does not refund or no longer exists
 */
export async function refundPayment(context: PaymentContext, paymentUuid: string): Promise<void> {
  const { db, now, payments } = context;
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('uuid', '=', paymentUuid)
    .where('status', '=', 'refund-due')
    .executeTakeFirst();
  if (!payment) return;
  const { method, reference, invoice, orderUuid } = payment;
  const amountPaisa = payment.receivedPaisa ?? payment.amountPaisa;
  if (method !== 'cash-on-delivery' && reference !== null) {
    const gateway = payments.gateways[method];
    if (!gateway) throw new Error(`there is no gateway for ${method} any more`);
    const { createdAt } = payment;
    await gateway.refund({ reference, invoice, amountPaisa, createdAt });
  }
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderUuid);
    await queueMessage(trx, { orderUuid, kind: 'refunded', subjectUuid: paymentUuid, now: now() });
    await trx
      .updateTable('payments')
      // `settledAt` stays unchanged, because the refund's deadline depends on it.
      .set({ status: 'refunded', refundedAt: now() })
      .where('uuid', '=', paymentUuid)
      .execute();
    await trx
      .updateTable('orders')
      .set({ paymentStatus: 'refunded' })
      .where('uuid', '=', orderUuid)
      // An unpaid order that is not cancelled keeps its payment status, because the shopper can
      // still pay it.
      .where((eb) => eb.or([eb('status', '=', 'cancelled'), eb('paymentStatus', '=', 'paid')]))
      // The order also stays paid while the shop holds money from another payment of this order.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payments')
              .select('uuid')
              .where('orderUuid', '=', orderUuid)
              .where('status', 'in', ['paid', 'refund-due']),
          ),
        ),
      )
      .execute();
  });
}

/**
 * Tries to refund a payment now, and never throws. If the refund fails, `refundDuePayments` retries
 * it.
 */
export async function tryRefund(context: PaymentContext, paymentUuid: string): Promise<void> {
  await refundPayment(context, paymentUuid).catch((err: unknown) =>
    context.log.error({ err, paymentUuid }, 'a refund failed and will be retried'),
  );
}
