import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiContext, Job } from '../http/Handlers';
import { type OpenedPayment, queryGateway } from './queryGateways';
import { ASKED_DAYS, reportUnanswered } from './unansweredPayments';

const MAX_AT_ONCE = 50;
/**
 * Minimum interval between queries of a payment in its first hour. It is slightly shorter than the
 * interval between the runs of the job, so that each run queries the payment.
 */
const PATIENCE_SECONDS = 25;
const PATIENT_HOURS = 1;
/**
 * Maximum interval between queries of a payment. After the first hour, the interval is a quarter of
 * the payment's age. It reaches this maximum when the payment is four days old.
 */
const MOST_PATIENT_HOURS = 24;

/**
 * Maximum time for which a run waits for payment gateways, in milliseconds. Replies that arrive
 * later are recorded too.
 */
const MOST_MS = 10_000;

/** Uuids of the payments that this process is querying at present. */
const asking = new Set<string>();

/**
 * Queries payment gateways about payments that are not paid. A notification may be lost, the
 * shopper may close the tab after paying, or money may be received after the order has expired.
 * Queries a payment every 30 seconds in the first hour, then less and less often, and daily after
 * four days. After 14 days, a person must ask the provider.
 */
export const confirmPayments: Job = (context) => confirmWithin(context, MOST_MS);

/**
 * Runs the job `confirmPayments` once.
 * @param mostMs maximum time to wait for replies, in milliseconds
 */
export async function confirmWithin(context: ApiContext, mostMs: number): Promise<void> {
  const now = context.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const due = await context.db
    .selectFrom('payments')
    .select(['uuid', 'method', 'reference', 'invoice'])
    .where('status', 'in', ['pending', 'failed', 'cancelled'])
    .where('reference', 'is not', null)
    .where('createdAt', '>', hoursAgo(ASKED_DAYS * 24))
    .where(({ eb, fn, ref }) => {
      const waited = sql`${now}::timestamptz - ${fn.coalesce('askedAt', 'createdAt')}`;
      const patience = sql`case when ${ref('createdAt')} > ${hoursAgo(PATIENT_HOURS)}::timestamptz
        then make_interval(secs => ${PATIENCE_SECONDS}::int)
        else least((${now}::timestamptz - ${ref('createdAt')}) / 4,
          make_interval(hours => ${MOST_PATIENT_HOURS}::int)) end`;
      return eb(waited, '>=', patience);
    })
    // Starts with the payments whose last query is oldest. Otherwise payments of a payment gateway
    // that does not reply could keep other payments from being queried.
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(MAX_AT_ONCE)
    .execute();
  const unasked = due.filter(({ uuid }) => !asking.has(uuid));
  const answered = Promise.all([
    ...unasked.map((payment) => ask(context, payment)),
    reportUnanswered(context).catch((err: unknown) =>
      context.log.error({ err }, 'payments without an end could not be asked about'),
    ),
  ]);
  await Promise.race([answered, pause(mostMs, undefined, { ref: false })]);
}

async function ask(context: ApiContext, payment: OpenedPayment): Promise<void> {
  const { uuid } = payment;
  asking.add(uuid);
  try {
    await queryGateway(context, payment);
  } catch (err) {
    context.log.error({ err, paymentUuid: uuid }, 'a payment could not be asked about');
  } finally {
    asking.delete(uuid);
  }
}
