import { type OptionalMessage, optionalMessage } from '@marketplace/contracts/api/customers';
import { sql } from 'kysely';
import type { OrderMessageKind } from '../database/OrderTables';
import type { DatabaseTransaction } from '../database/schema';

const OPTIONAL: readonly string[] = optionalMessage.options;

/**
 * True for a kind of message that recipients may decline. Messages of all other kinds request an
 * action or are about money.
 */
export const isOptional = (kind: OrderMessageKind): kind is OptionalMessage =>
  OPTIONAL.includes(kind);

/**
 * SQL for the kinds of messages that the recipient of an order's messages has declined. The query
 * must join `customers` to `orders`.
 */
export const DECLINED = sql<OptionalMessage[]>`coalesce(customers.muted_messages,
  array(select kind from declined_messages where phone = orders.guest_phone))`;

/** The recipient of an order's messages. */
interface Recipient {
  /** Null if the order is a guest's. */
  customerUuid: string | null;
  /** Phone of the guest, with +88. */
  guestPhone: string | null;
}

/** Stores the kinds of messages that a recipient declines. Replaces the previous kinds. */
export async function saveDeclined(
  trx: DatabaseTransaction,
  { customerUuid, guestPhone: phone }: Recipient,
  kinds: OptionalMessage[],
  declinedAt: Date,
): Promise<void> {
  if (customerUuid) {
    await trx
      .updateTable('customers')
      .set({ mutedMessages: kinds })
      .where('uuid', '=', customerUuid)
      .execute();
    return;
  }
  if (!phone) return;
  await trx.deleteFrom('declinedMessages').where('phone', '=', phone).execute();
  if (kinds.length === 0) return;
  await trx
    .insertInto('declinedMessages')
    .values(kinds.map((kind) => ({ phone, kind, declinedAt })))
    // Another request of the same guest may have stored the same kind in the meantime.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
