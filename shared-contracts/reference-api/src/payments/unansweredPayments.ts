import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../database/schema';
import type { ApiContext } from '../http/Handlers';
import type { GatewayMethod } from '../providers/PaymentGateway';
import { queryGateway } from './queryGateways';

/**
 * Days after which the API stops querying the payment gateway. After that, a person has to
 * ask the provider.
 */
export const ASKED_DAYS = 14;
/**
 * Number of days after `ASKED_DAYS` in which the last query can still be made, in case the API was
 * down when it was due.
 */
const NOTICED_DAYS = 14;
const MAX_AT_ONCE = 50;
const OPEN = ['pending', 'failed', 'cancelled'] as const;

const UNANSWERED = 'Its gateway has not told the end';
const SEEN_TO = 'Its gateway has not told the end; a person has seen to it';

/**
 * True if the shopper has returned from the payment gateway's page and no payment gateway has
 * reported an outcome since. Such a payment is pending, or was closed only because its order was
 * cancelled.
 */
const returned = sql<boolean>`returned_at is not null and (status = 'pending' or exists (
  select from order_status_changes as changes
  where changes.order_uuid = payments.order_uuid and changes.status = 'cancelled'
    and changes.parcel_uuid is null and changes.changed_at = payments.settled_at))`;

const askedUntil = sql<Date>`payments.created_at + make_interval(days => ${ASKED_DAYS}::int)`;

/**
 * Queries payments one last time when they are 14 days old. If the payment gateway does not reply,
 * or still reports a payment as pending after the shopper returned, money may have moved. Then the
 * payment gets a note and is logged as an error, because a person has to ask the provider.
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
  // Writes the note first, so that the payment is listed even if the process is killed during the
  // query.
  if (!(await changeNote(db, uuid, null, UNANSWERED))) return;
  const outcome = await queryGateway(context, payment);
  const isOpen = outcome === undefined || (outcome === 'pending' && isReturned);
  // If a wrong amount was paid, `outcome` is undefined although the payment is settled: it is due for
  // refund. Then `changeNote` changes nothing and returns false.
  const isLeft = await changeNote(db, uuid, UNANSWERED, isOpen ? UNANSWERED : null);
  if (isOpen && isLeft) log.error(payment, 'a gateway has not told the end of a payment');
}

/**
 * Changes the note of a payment that is not paid.
 * @returns false if the payment is paid or has a different note
 */
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

/** True if a person has to look up a payment of the customer at the provider. */
export async function hasUnanswered(trx: DatabaseTransaction, customerUuid: string) {
  const payment = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.uuid', 'payments.orderUuid')
    .select('payments.uuid')
    .where('customerUuid', '=', customerUuid)
    .where('payments.status', 'in', OPEN)
    .where('payments.note', '=', UNANSWERED)
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}

/** Lists payments that a person has to look up at the provider, oldest first. */
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
 * Records that a person has dealt with a payment, and removes it from the list.
 * @returns false if `listUnanswered` does not list the invoice
 */
export async function closeUnanswered(db: Database, invoice: string): Promise<boolean> {
  const listed = await listUnanswered(db);
  const payment = listed.find((each) => each.invoice === invoice);
  return payment !== undefined && changeNote(db, payment.uuid, UNANSWERED, SEEN_TO);
}
