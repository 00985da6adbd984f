import { sql } from 'kysely';
import type { OrderMessageKind } from '../database/OrderTables';
import type { Database, DatabaseTransaction } from '../database/schema';
import { isOptional } from './declinedMessages';

/**
 * An optional message goes by SMS only while fewer SMS than this are queued for the order.
 * Otherwise the SMS about an order with many parcels could cost more than the order earns.
 */
const MAX_SMS = 12;

interface Queued {
  orderUuid: string;
  kind: OrderMessageKind;
  /** Uuid of the parcel or payment that the message is about; the order's by default. */
  subjectUuid?: string;
  now: Date;
}

/**
 * Queues a message about an order, in the transaction of the change that it reports. The job
 * `sendOrderMessages` sends it by SMS and, if the customer has a verified e-mail address, by mail,
 * unless the recipient has declined its kind. Queuing it again has no effect.
 */
export async function queueMessage(
  db: Database | DatabaseTransaction,
  { orderUuid, kind, subjectUuid = orderUuid, now }: Queued,
): Promise<void> {
  const isNeeded = !isOptional(kind);
  await sql`
    insert into order_messages (order_uuid, kind, subject_uuid, channel, queued_at, try_at)
    select orders.uuid, ${kind}, ${subjectUuid}::uuid, channel, ${now}::timestamptz,
      ${now}::timestamptz
    from orders
      left join customers on customers.uuid = orders.customer_uuid
      cross join (values ('sms'), ('email')) as channels (channel)
    where orders.uuid = ${orderUuid} and (channel = 'sms' or customers.email_verified)
      and (${isNeeded} or channel = 'email' or ${MAX_SMS} > (select count(*) from order_messages sent
        where sent.order_uuid = orders.uuid and sent.channel = 'sms'))
    on conflict do nothing`.execute(db);
}
