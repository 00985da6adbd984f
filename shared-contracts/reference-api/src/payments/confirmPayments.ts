import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiContext, Job } from '../http/Handlers';
import { type OpenedPayment, queryGateway } from './queryGateways';
import { ASKED_DAYS, reportUnanswered } from './unansweredPayments';

const MAX_AT_ONCE = 50;
/**
 * Interval between queries of a new payment; slightly less than that of the jobs, so that each
 * round queries it.
 */
const PATIENCE_SECONDS = 25;
const PATIENT_HOURS = 1;
/**
 * Longest interval between queries of a payment. The interval is a quarter of the payment's age,
 * and reaches this limit on the fourth day.
 */
const MOST_PATIENT_HOURS = 24;

/**
 * Maximum time in milliseconds for which a round waits for gateways; replies are recorded even if
 * they come later.
 */
const MOST_MS = 10_000;

/** Uuids of the payments that this process is querying now. */
const asking = new Set<string>();

/**
 * Queries gateways about payments without an outcome. A notification may have been lost, the
 * shopper may have closed the tab after paying, or money may come after the order has expired.
 * Queries every 30 seconds in the first hour, then less and less often down to once a day, for 14
 * days; after that a person has to look.
 */
export const confirmPayments: Job = (context) => confirmWithin(context, MOST_MS);

/**
 * Runs one round of `confirmPayments`.
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
    // Payments whose last query is oldest come first, so that a silent gateway does not delay
    // others.
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
