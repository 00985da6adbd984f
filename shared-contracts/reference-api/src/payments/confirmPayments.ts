import { sql } from 'kysely';
import type { Job } from '../http/Handlers';
import { queryGateway } from './queryGateways';

const MAX_AT_ONCE = 50;
/** A little less than the time between two rounds of jobs, so that each round asks. */
const PATIENCE_SECONDS = 25;
const PATIENT_HOURS = 1;
/** Gateways give up a page long before; whatever is paid later is found in their own reports. */
const MAX_HOURS = 24;

/**
 * Asks the gateways about payments they have not told the end of: a notification may be lost, a shopper
 * may have paid and closed the tab, and money may come after the order was given up. Every 30 seconds
 * in the first hour, then less and less often for a day.
 */
export const confirmPayments: Job = async (context) => {
  const now = context.now();
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const due = await context.db
    .selectFrom('payments')
    .select(['uuid', 'method', 'reference', 'invoice'])
    .where('status', 'in', ['pending', 'failed', 'cancelled'])
    .where('reference', 'is not', null)
    .where('createdAt', '>', hoursAgo(MAX_HOURS))
    .where(({ eb, fn, ref }) => {
      const waited = sql`${now}::timestamptz - ${fn.coalesce('askedAt', 'createdAt')}`;
      const patience = sql`case when ${ref('createdAt')} > ${hoursAgo(PATIENT_HOURS)}::timestamptz
        then make_interval(secs => ${PATIENCE_SECONDS}::int)
        else (${now}::timestamptz - ${ref('createdAt')}) / 4 end`;
      return eb(waited, '>=', patience);
    })
    // Those never asked first, then the longest unasked: a silent gateway must not keep others waiting.
    .orderBy('askedAt', (order) => order.asc().nullsFirst())
    .limit(MAX_AT_ONCE)
    .execute();
  await Promise.all(due.map((payment) => queryGateway(context, payment)));
};
