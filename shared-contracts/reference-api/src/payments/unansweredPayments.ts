import { sql } from 'kysely';
import type { Database } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { queryGateway } from './queryGateways';

/** Days in which a gateway is asked for the end of a payment; a person asks after that. */
export const ASKED_DAYS = 14;
/** Days after them in which that is noticed, also by a market that stood still meanwhile. */
const NOTICED_DAYS = 14;
const MAX_AT_ONCE = 50;
const OPEN = ['pending', 'failed', 'cancelled'] as const;

const UNANSWERED = 'Its gateway has not told the end';
const SEEN_TO = 'Its gateway has not told the end; a person has seen to it';

/** The shopper came back, and nothing but the end of the order has closed the payment since. */
const returned = sql<boolean>`returned_at is not null and (status = 'pending' or exists (
  select from order_status_changes as changes
  where changes.order_uuid = payments.order_uuid and changes.status = 'cancelled'
    and changes.parcel_uuid is null and changes.changed_at = payments.settled_at))`;

const askedUntil = sql<Date>`payments.created_at + make_interval(days => ${ASKED_DAYS}::int)`;

/**
 * Asks once more about payments whose time to be asked about is over. One that is not answered, or from
 * which the shopper came back and which is under way still, stays noted and is a line of the log at error
 * level: money may have moved, and a person has to look.
 */
export async function reportUnanswered(context: ApiContext): Promise<void> {
  const { db, now } = context;
  const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
  const ended = await db
    .selectFrom('payments')
    .select(['uuid', 'orderUuid', 'method', 'reference', 'invoice'])
    .select(returned.as('isReturned'))
    .where('status', 'in', OPEN)
    .where('reference', 'is not', null)
    .where('note', 'is', null)
    .where('createdAt', '<=', daysAgo(ASKED_DAYS))
    .where('createdAt', '>', daysAgo(ASKED_DAYS + NOTICED_DAYS))
    .where(({ eb, or }) => or([eb('askedAt', 'is', null), eb('askedAt', '<', askedUntil)]))
    .orderBy('createdAt')
    .limit(MAX_AT_ONCE)
    .execute();
  await Promise.all(ended.map((payment) => askLast(context, payment)));
}

interface Ended {
  uuid: string;
  orderUuid: string;
  method: GatewayMethod | 'cash-on-delivery';
  reference: string | null;
  invoice: string;
  isReturned: boolean;
}

async function askLast(context: ApiContext, { isReturned, ...payment }: Ended): Promise<void> {
  const { db, log } = context;
  const { uuid } = payment;
  // Noted before it is asked about: whoever is killed in between leaves it to a person.
  if (!(await changeNote(db, uuid, null, UNANSWERED))) return;
  const outcome = await queryGateway(context, payment);
  const isOpen = outcome === undefined || (outcome === 'pending' && isReturned);
  // Another amount is an error and no outcome, but an end: the payment is due to be refunded then.
  const isLeft = await changeNote(db, uuid, UNANSWERED, isOpen ? UNANSWERED : null);
  if (isOpen && isLeft) log.error(payment, 'a gateway has not told the end of a payment');
}

/** @returns false where the payment has ended or bears another note */
async function changeNote(
  db: Database,
  uuid: string,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ note: to })
    .where('uuid', '=', uuid)
    .where('status', 'in', OPEN)
    .where('note', 'is not distinct from', from)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Payments that a person has to look for at the provider, the oldest first. */
export const listUnanswered = (db: Database) =>
  db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select(['payments.uuid', 'orderNumber', 'method', 'amountPaisa', 'invoice', 'createdAt'])
    .where('payments.status', 'in', OPEN)
    .where('payments.note', '=', UNANSWERED)
    .orderBy('createdAt')
    .execute();

/**
 * Notes that a person has seen to a payment, which is listed no more.
 * @returns false where none of that name at its gateway is listed
 */
export async function closeUnanswered(db: Database, invoice: string): Promise<boolean> {
  const listed = await listUnanswered(db);
  const payment = listed.find((each) => each.invoice === invoice);
  return payment !== undefined && changeNote(db, payment.uuid, UNANSWERED, SEEN_TO);
}
