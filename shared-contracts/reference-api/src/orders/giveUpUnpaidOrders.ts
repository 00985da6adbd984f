import type { Chore } from '../housekeeping/keepHouse';
import type { ApiContext } from '../http/Handlers';
import { askGateways } from '../payments/askGateways';
import { countSold } from './countSold';
import { giveUpOrder } from './giveUpOrder';
import { lockOrder } from './lockOrder';

const MOST_AT_ONCE = 100;

/** Gives up orders that were to be paid and were not. Those paid to the courier wait for ever. */
export const giveUpUnpaidOrders: Chore = async (context) => {
  const due = await context.db
    .selectFrom('orders')
    .select('uuid')
    .where('paymentExpiresAt', '<=', context.now())
    .orderBy('paymentExpiresAt')
    .limit(MOST_AT_ONCE)
    .execute();
  for (const { uuid } of due) {
    // A callback may have been lost: what was paid must not be given up.
    await askGateways(context, uuid);
    await giveUpIfUnpaid(context, uuid).catch((err: unknown) =>
      context.log.error({ err, orderUuid: uuid }, 'an unpaid order was not given up'),
    );
  }
};

/**
 * Looks again once it holds the order: a payment that came first has taken the deadline away.
 * @returns whether the order was given up
 */
export async function giveUpIfUnpaid(context: ApiContext, orderUuid: string): Promise<boolean> {
  const now = context.now();
  const givenUp = await context.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderUuid);
    if (!order?.paymentExpiresAt || order.paymentExpiresAt > now) return undefined;
    return giveUpOrder(trx, { order, note: 'Not paid in time', now });
  });
  if (givenUp) await countSold(context, givenUp.returned, -1);
  return givenUp !== undefined;
}
