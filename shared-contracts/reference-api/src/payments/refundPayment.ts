import { lockOrder } from '../database/locks';
import type { ApiContext } from '../http/Handlers';

/** The context that payments need; operators' commands have no more of it. */
export type PaymentContext = Pick<ApiContext, 'db' | 'now' | 'log' | 'payments'>;

/**
 * Refunds a due payment: first at its gateway, where a retry is harmless, then in the database.
 * Cash has no gateway: a person returns it.
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
      // `settledAt` keeps the moment at which the refund became due, from which the deadline
      // counts.
      .set({ status: 'refunded', refundedAt: now() })
      .where('uuid', '=', paymentUuid)
      .execute();
    await trx
      .updateTable('orders')
      .set({ paymentStatus: 'refunded' })
      .where('uuid', '=', orderUuid)
      // An order that was never fully paid still has to be paid.
      .where((eb) => eb.or([eb('status', '=', 'cancelled'), eb('paymentStatus', '=', 'paid')]))
      // A second payment by mistake is refunded; the first one still pays the order.
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

/** Tries to refund a payment at once; if that fails, `refundDuePayments` retries. */
export async function tryRefund(context: PaymentContext, paymentUuid: string): Promise<void> {
  await refundPayment(context, paymentUuid).catch((err: unknown) =>
    context.log.error({ err, paymentUuid }, 'a refund failed and will be retried'),
  );
}
