import { lockOrder } from '../database/locks';
import type { ApiContext } from '../http/Handlers';

/** Part of the API's context that payments need; operator commands have no more. */
export type PaymentContext = Pick<ApiContext, 'db' | 'now' | 'log' | 'payments'>;

/**
 * Refunds a payment that is due: first at its gateway, where doing it twice does no harm, then in the
 * database. Cash has no gateway: a person hands it over.
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
    await trx
      .updateTable('payments')
      // `settledAt` stays the moment it became due, from which its last day is counted.
      .set({ status: 'refunded', refundedAt: now() })
      .where('uuid', '=', paymentUuid)
      .execute();
    await trx
      .updateTable('orders')
      .set({ paymentStatus: 'refunded' })
      .where('uuid', '=', orderUuid)
      // An order that was never paid in full is still to be paid.
      .where((eb) => eb.or([eb('status', '=', 'cancelled'), eb('paymentStatus', '=', 'paid')]))
      // A second payment made by mistake is refunded; the first one still pays the order.
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('payments')
              .select('uuid')
              .where('orderUuid', '=', orderUuid)
              .where('status', '=', 'paid'),
          ),
        ),
      )
      .execute();
  });
}

/** Refunds a payment at once if that works; else `refundDuePayments` retries until it does. */
export async function tryRefund(context: PaymentContext, paymentUuid: string): Promise<void> {
  await refundPayment(context, paymentUuid).catch((err: unknown) =>
    context.log.error({ err, paymentUuid }, 'a refund failed and will be retried'),
  );
}
