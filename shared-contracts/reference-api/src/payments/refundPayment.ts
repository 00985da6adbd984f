import { inTransaction } from '../database/inTransaction';
import { lockOrder } from '../database/locks';
import type { Database, DatabaseTransaction } from '../database/schema';
import { isManual, noteManual } from '../delivery-terms/manualRefunds';
import type { ApiContext } from '../http/Handlers';
import { forgetMessage, queueMessage } from '../order-messages/queueMessage';
import { ManualRefundError } from '../providers/PaymentGateway';
import { claimRefund, RefundClaimedError } from './refundClaims';

/** The fields of the API's context that payments need. Operators' commands provide no others. */
export type PaymentContext = Pick<ApiContext, 'db' | 'now' | 'log' | 'payments'>;

/**
 * Makes a refund that is due: first at the gateway, where a repeated request does no harm, then in
 * the database. Does nothing if the refund is not due. First makes the earlier refunds of the same
 * payment, except those that a person has to make.
 * @throws ManualRefundError if a person has to make the refund; RefundClaimedError if another
 * process refunds the same payment; Error if the gateway does not refund or no longer exists
 */
export async function refundPayment(context: PaymentContext, paymentUuid: string): Promise<void> {
  const { db } = context;
  const asked = await findDue(db, paymentUuid);
  if (!asked) return;
  for (const uuid of (await readSiblings(db, asked)).dueBefore) await refundPayment(context, uuid);
  await claimRefund(db, wholeOf(asked), async () => {
    // Another process may have made the refund before this claim, or a person may pay it since.
    const payment = await findDue(db, paymentUuid);
    if (!payment) return;
    if (payment.isManual) throw new ManualRefundError('A person has to make this refund.');
    try {
      await refundAtGateway(context, payment);
    } catch (error) {
      if (error instanceof ManualRefundError) await noteManual(db, paymentUuid);
      throw error;
    }
    await recordRefund(context, payment);
  });
}

/**
 * Records a refund that a person has made or is about to make. Does not affect other refunds of the
 * same payment.
 * @param findDestination returns the account to which it was paid, by its last digits, while the
 * order is locked; `null` if no account was used
 * @returns false if the refund is not due
 * @throws RefundClaimedError if a process refunds the same payment
 */
export async function recordManualRefund(
  context: PaymentContext,
  paymentUuid: string,
  findDestination: (trx: DatabaseTransaction) => Promise<string | null> = async () => null,
): Promise<boolean> {
  return changeDue(context, paymentUuid, (payment) =>
    recordRefund(context, payment, findDestination),
  );
}

/**
 * Records that a due refund could not be paid. From then on a person has to make it. A message asks
 * the customer or guest for another account.
 * @param assertTried throws if the refund now goes to another account than the one that was tried
 * @returns false if the refund is not due
 * @throws RefundClaimedError if a process refunds the same payment
 */
export async function recordFailedRefund(
  context: PaymentContext,
  paymentUuid: string,
  assertTried: (trx: DatabaseTransaction) => Promise<void>,
): Promise<boolean> {
  const { db, now } = context;
  return changeDue(context, paymentUuid, async ({ orderUuid, method }) =>
    inTransaction(db, async (trx) => {
      await lockOrder(trx, orderUuid);
      await assertTried(trx);
      if (method !== 'cash-on-delivery') await noteManual(trx, paymentUuid);
      await trx
        .updateTable('payments')
        .set({ refundAccountUuid: null, refundFailedAt: now() })
        .where('uuid', '=', paymentUuid)
        .where('status', '=', 'refund-due')
        .execute();
      const message = { orderUuid, kind: 'refund-failed', subjectUuid: paymentUuid } as const;
      await forgetMessage(trx, message);
      await queueMessage(trx, { ...message, now: now() });
    }),
  );
}

/**
 * Runs a change of a refund that is due, while no other process refunds the same payment.
 * @returns false if the refund is not due
 */
async function changeDue(
  { db }: PaymentContext,
  paymentUuid: string,
  change: (payment: Due) => Promise<void>,
): Promise<boolean> {
  const asked = await findDue(db, paymentUuid);
  if (!asked) return false;
  let isDue = false;
  await claimRefund(db, wholeOf(asked), async () => {
    const payment = await findDue(db, paymentUuid);
    if (!payment) return;
    await change(payment);
    isDue = true;
  });
  return isDue;
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

const findDue = (db: Database, paymentUuid: string) =>
  db
    .selectFrom('payments')
    .selectAll()
    .select(isManual().as('isManual'))
    .where('uuid', '=', paymentUuid)
    .where('status', '=', 'refund-due')
    .executeTakeFirst();

/** Returns the uuid of the payment at the gateway to which a refund belongs. */
const wholeOf = ({ uuid, partOf }: { uuid: string; partOf: string | null }) => partOf ?? uuid;

async function refundAtGateway({ db, payments }: PaymentContext, payment: Due): Promise<void> {
  const { method, invoice, partOf, amountPaisa, receivedPaisa } = payment;
  if (method === 'cash-on-delivery') throw new ManualRefundError('Cash is paid back by a person.');
  const gateway = payments.gateways[method];
  if (!gateway) throw new Error(`there is no gateway for ${method} any more`);
  const { reference, ...whole } = await db
    .selectFrom('payments')
    .select(['reference', 'invoice', 'createdAt'])
    .where('uuid', '=', wholeOf(payment))
    .executeTakeFirstOrThrow();
  if (reference === null) throw new ManualRefundError(`${method} gave this payment no id.`);
  await gateway.refund({
    ...whole,
    reference,
    refundId: invoice,
    isPart: partOf !== null,
    hasEarlierRefund: (await readSiblings(db, payment)).hasEarlier,
    amountPaisa: receivedPaisa ?? amountPaisa,
  });
}

/** Records a refund, while this process has its claim. */
async function recordRefund(
  { db, now }: PaymentContext,
  { uuid: paymentUuid, orderUuid }: Due,
  findDestination: (trx: DatabaseTransaction) => Promise<string | null> = async () => null,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockOrder(trx, orderUuid);
    const refundedTo = await findDestination(trx);
    await queueMessage(trx, { orderUuid, kind: 'refunded', subjectUuid: paymentUuid, now: now() });
    await trx
      .updateTable('payments')
      // `settledAt` stays unchanged, because the refund's deadline depends on it.
      .set({ status: 'refunded', refundedAt: now(), refundedTo })
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
 * Reads the other refunds of a payment. A part comes before the parts with higher numbers, and all
 * parts come before the rest of the payment.
 */
async function readSiblings(db: Database, { uuid, partOf, partNumber }: Due) {
  const siblings = await db
    .selectFrom('payments')
    .select(['uuid', 'status', 'partNumber', isManual().as('isManual')])
    .where(({ or, eb }) => or([eb('uuid', '=', partOf ?? uuid), eb('partOf', '=', partOf ?? uuid)]))
    .where('uuid', '!=', uuid)
    .orderBy('partNumber')
    .execute();
  const before = siblings.filter(
    (other) => other.partNumber !== null && (partNumber === null || other.partNumber < partNumber),
  );
  return {
    /** Refunds to make first. */
    dueBefore: before
      .filter(({ status, isManual }) => status === 'refund-due' && !isManual)
      .map((other) => other.uuid),
    hasEarlier: before.length > 0 || siblings.some(({ status }) => status === 'refunded'),
  };
}

/**
 * Tries to refund a payment now, and never throws. If the refund fails, `refundDuePayments` retries
 * it, unless a person has to make it.
 */
export async function tryRefund(context: PaymentContext, paymentUuid: string): Promise<void> {
  await refundPayment(context, paymentUuid).catch((err: unknown) => {
    if (err instanceof RefundClaimedError) return;
    const next = err instanceof ManualRefundError ? 'a person has to make it' : 'will be retried';
    context.log.error({ err, paymentUuid }, `a refund failed: ${next}`);
  });
}
