import { sql } from 'kysely';
import { lockOrder } from '../database/locks';
import type { Database } from '../database/schema';
import { splitPayment } from '../payments/splitPayment';

interface SplitOff {
  orderUuid: string;
  partPaisa: number;
  now: Date;
}

/**
 * Makes a part of an order's payment due for refund, and takes it off the delivery charge, so that
 * the sums of the order still agree.
 * @returns the part's uuid
 */
export const splitOff = (db: Database, { orderUuid, partPaisa, now }: SplitOff) =>
  db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderUuid);
    await sql`update parcels set delivery_charge_paisa = delivery_charge_paisa - ${partPaisa}::bigint
      where order_uuid = ${orderUuid} and position = 0`.execute(trx);
    await sql`update orders set delivery_charge_paisa = delivery_charge_paisa - ${partPaisa}::bigint,
      total_paisa = total_paisa - ${partPaisa}::bigint where uuid = ${orderUuid}`.execute(trx);
    const { uuid: paymentUuid } = await trx
      .selectFrom('payments')
      .select('uuid')
      .where('orderUuid', '=', orderUuid)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    return splitPayment(trx, { paymentUuid, partPaisa, note: 'A part', now });
  });
