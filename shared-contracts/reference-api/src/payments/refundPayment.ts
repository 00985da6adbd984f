import { sql } from 'kysely';
import { lockOrder } from '../database/locks';
import type { ApiContext } from '../http/Handlers';
import { queueMessage } from '../order-messages/queueMessage';

/** The fields of the API's context that payments need. Operators' commands provide no others. */
export type PaymentContext = Pick<ApiContext, 'db' | 'now' | 'log' | 'payments'>;

/**
 * Makes a refund that is due: first at the gateway, where a repeated request does no harm, then in
 * the database. Cash has no gateway, so a person has to return it. Does nothing if no refund is
 * due. First makes the earlier refunds of the same payment.
 * @param isByHand true if a person has already paid the money back
 * @throws Error if the gateway does not refund or no longer exists
 */
export async function refundPayment(
  context: PaymentContext,
  paymentUuid: string,
  isByHand = false,
): Promise<void> {
  const { db, now, payments } = context;
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('uuid', '=', paymentUuid)
    .where('status', '=', 'refund-due')
    .executeTakeFirst();
  if (!payment) return;
  const { method, invoice, orderUuid } = payment;
  const whole = await readWhole(db, payment);
  for (const uuid of whole.dueBefore) await refundPayment(context, uuid);
  const amountPaisa = payment.receivedPaisa ?? payment.amountPaisa;
  if (!isByHand && method !== 'cash-on-delivery' && whole.reference !== null) {
    const gateway = payments.gateways[method];
    if (!gateway) throw new Error(`there is no gateway for ${method} any more`);
    const { reference, createdAt } = whole;
    await gateway.refund({
      reference,
      invoice: whole.invoice,
      refundId: invoice,
      isPart: payment.partOf !== null,
      hasEarlierRefund: whole.hasParts,
      amountPaisa,
      createdAt,
    });
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
 * Reads the payment at the gateway to which a refund belongs, and the parts of that payment whose
 * refunds come before this one: all if the rest of the payment is refunded, else the older ones.
 */
async function readWhole(
  db: PaymentContext['db'],
  payment: { uuid: string; partOf: string | null; createdAt: Date },
) {
  const wholeUuid = payment.partOf ?? payment.uuid;
  const whole = await db
    .selectFrom('payments')
    .select(['reference', 'invoice', 'createdAt'])
    .where('uuid', '=', wholeUuid)
    .executeTakeFirstOrThrow();
  const parts = await db
    .selectFrom('payments')
    .select(['uuid', 'status'])
    .where('partOf', '=', wholeUuid)
    .where('uuid', '!=', payment.uuid)
    .$if(payment.partOf !== null, (query) => query.where(isBefore(payment)))
    .orderBy('createdAt')
    .orderBy('uuid')
    .execute();
  const dueBefore = parts.filter(({ status }) => status === 'refund-due').map(({ uuid }) => uuid);
  return { ...whole, dueBefore, hasParts: parts.length > 0 };
}

/** SQL that is true for refunds that come before this one. The uuid decides between equal times. */
const isBefore = ({ createdAt, uuid }: { createdAt: Date; uuid: string }) =>
  sql<boolean>`(created_at, uuid) < (${createdAt}::timestamptz, ${uuid}::uuid)`;

/**
 * Tries to refund a payment now, and never throws. If the refund fails, `refundDuePayments` retries
 * it.
 */
export async function tryRefund(context: PaymentContext, paymentUuid: string): Promise<void> {
  await refundPayment(context, paymentUuid).catch((err: unknown) =>
    context.log.error({ err, paymentUuid }, 'a refund failed and will be retried'),
  );
}
