import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ApiContext, Job } from '../http/Handlers';
import { type OpenedPayment, queryGateway } from './queryGateways';
import { ASKED_DAYS, reportUnanswered } from './unansweredPayments';

const MAX_AT_ONCE = 50;
/** A little less than the time between two rounds of jobs, so that each round asks. */
const PATIENCE_SECONDS = 25;
const PATIENT_HOURS = 1;
/** From the fourth day on, where a quarter of the payment's age is more. */
const MOST_PATIENT_HOURS = 24;

/** A gateway that takes longer to answer is heard whenever it does, and holds up no round of jobs. */
const MOST_MS = 10_000;

/** Uuids of the payments that this process is asking about. */
const asking = new Set<string>();

/**
 * Asks the gateways about payments they have not told the end of: a notification may be lost, a shopper
 * may have paid and closed the tab, and money may come after the order was given up. Every 30 seconds
 * in the first hour, then less and less often, in the end daily, for 14 days; then it is a person's.
 */
export const confirmPayments: Job = (context) => confirmWithin(context, MOST_MS);

/** The same, awaiting the answers for at most so many milliseconds. */
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
    // Those never asked first, then the longest unasked: a silent gateway must not keep others waiting.
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
