import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { OrderRules } from '../http/OrderRules';

const OPEN = ['placed', 'confirmed', 'shipped'] as const;

/**
 * Checks the cash orders of a phone that are on the way, the one just written among them. Holds the
 * phone's name until the transaction ends: of two orders at once, the second counts the first.
 * @param phone with +88, of the customer or of the guest who ordered
 * @throws ApiProblem 409 that names the ways on
 */
export async function assertCashLimits(
  trx: DatabaseTransaction,
  { openCashOrders, openCashTaka }: OrderRules,
  phone: string,
): Promise<void> {
  if (openCashOrders === Number.POSITIVE_INFINITY && openCashTaka === Number.POSITIVE_INFINITY) {
    return;
  }
  await lockName(trx, phone);
  const { count, paisa } = await trx
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('totalPaisa').as('paisa'),
    ])
    .where('paymentMethod', '=', 'cash-on-delivery')
    .where('status', 'in', OPEN)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('guestPhone', '=', phone),
        eb(
          'customerUuid',
          'in',
          selectFrom('customers').select('customers.uuid').where('customers.phone', '=', phone),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  if (Number(count) > openCashOrders) {
    throw cashLimit(`At most ${openCashOrders} cash orders of one phone can be on the way at once`);
  }
  if (toTaka(Number(paisa)) > openCashTaka) {
    throw cashLimit(`Cash orders on the way can cost at most ${formatTaka(openCashTaka)} together`);
  }
}

const cashLimit = (what: string) =>
  new ApiProblem(
    409,
    'cash-limit',
    `${what}. Pay this order online, wait until one is delivered, or call support`,
  );
