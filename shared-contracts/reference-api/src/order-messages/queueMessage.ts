import { sql } from 'kysely';
import type { OrderMessageKind } from '../database/OrderTables';
import type { Database, DatabaseTransaction } from '../database/schema';
import { realTime, testSessionId } from '../http/testSession';
import { isOptional } from './declinedMessages';

/**
 * Maximum number of SMS about an order. Beyond it, optional messages are not sent by SMS. Otherwise
 * the SMS about an order with many parcels could cost more than the order earns.
 */
const MAX_SMS = 12;

interface Queued {
  orderUuid: string;
  kind: OrderMessageKind;
  /** Uuid of the parcel or payment that the message is about; by default, the order's uuid. */
  subjectUuid?: string;
  now: Date;
}

/** Deletes an earlier message, so that `queueMessage` can queue it for an event that has recurred. */
export async function forgetMessage(
  trx: DatabaseTransaction,
  { orderUuid, kind, subjectUuid = orderUuid }: Omit<Queued, 'now'>,
): Promise<void> {
  await trx
    .deleteFrom('orderMessages')
    .where('orderUuid', '=', orderUuid)
    .where('kind', '=', kind)
    .where('subjectUuid', '=', subjectUuid)
    .execute();
}

/**
 * Queues a message about an order. Call this in the transaction of the change that the message
 * reports. The job `sendOrderMessages` sends the message by SMS, and also by mail if the customer
 * has a verified e-mail address, unless the recipient has declined its kind. Queueing the same
 * message again has no effect. The message belongs to the current test session, or outside test
 * sessions to that of the order, so that a tester can read it.
 */
export async function queueMessage(
  db: Database | DatabaseTransaction,
  { orderUuid, kind, subjectUuid = orderUuid, now }: Queued,
): Promise<void> {
  const isNeeded = !isOptional(kind);
  // The job compares with the real time. By a session's clock, it could send the message in a year.
  const queuedAt = realTime(now);
  await sql`
    insert into order_messages
      (order_uuid, kind, subject_uuid, channel, queued_at, try_at, test_session)
    select orders.uuid, ${kind}, ${subjectUuid}::uuid, channel, ${queuedAt}::timestamptz,
      ${queuedAt}::timestamptz, coalesce(${testSessionId() ?? null}::text, orders.test_session)
    from orders
      left join customers on customers.uuid = orders.customer_uuid
      cross join (values ('sms'), ('email')) as channels (channel)
    where orders.uuid = ${orderUuid} and (channel = 'sms' or customers.email_verified)
      and (${isNeeded} or channel = 'email' or ${MAX_SMS} > (select count(*) from order_messages sent
        where sent.order_uuid = orders.uuid and sent.channel = 'sms'))
    on conflict do nothing`.execute(db);
}
