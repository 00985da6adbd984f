import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { formatTaka, toTaka } from '@marketplace/contracts/commerce/money';
import { sql } from 'kysely';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { OrderRules } from '../http/OrderRules';

const OPEN = ['placed', 'confirmed', 'shipped'] as const;

/**
 * The phones of a cash order: the orderer's and the receiver's, which are usually the same. Limits
 * apply to each of them.
 */
interface CashPhones {
  /** Phone of the customer or guest who places the order, with +88. */
  phone: string;
  shippingAddress: PostalAddress;
}

/**
 * Checks the limits of open cash orders: per phone that places orders, and per phone that receives
 * them. Call this after storing the order, so that it is counted too. Locks both phones until the
 * transaction ends, so that the second of two concurrent orders waits and then counts the first.
 * @throws ApiProblem 409 if a limit is exceeded, with a message that names the alternatives
 */
export async function assertCashLimits(
  trx: DatabaseTransaction,
  rules: OrderRules,
  { phone, shippingAddress }: CashPhones,
): Promise<void> {
  const { openCashOrders, openCashTaka } = rules;
  if (openCashOrders === Number.POSITIVE_INFINITY && openCashTaka === Number.POSITIVE_INFINITY) {
    return;
  }
  const receiver = lastDigits(shippingAddress.phone);
  // The phones are sorted, so that two customers who send orders to each other's phones lock them
  // in the same order and never deadlock.
  for (const digits of [...new Set([lastDigits(phone), receiver])].sort()) {
    await lockName(trx, `cash orders of ${digits}`);
  }
  assertWithin(rules, await openCash(trx).where(orderedBy(phone)).executeTakeFirstOrThrow(), 'of');
  assertWithin(
    rules,
    await openCash(trx)
      .where(sql`right(shipping_address ->> 'phone', ${sql.lit(COUNTED_DIGITS)})`, '=', receiver)
      .executeTakeFirstOrThrow(),
    'to',
  );
}

/**
 * Number of digits at the end of a phone number that are compared. They are the same in all
 * spellings of a mobile number, whether it begins with 0, 88, 0088 or none of these.
 */
const COUNTED_DIGITS = 10;
const lastDigits = (phone: string) => phone.slice(-COUNTED_DIGITS);

/**
 * Returns an SQL condition for orders that a customer or guest with this phone has placed.
 * @param phone phone with +88
 */
export const orderedBy = (phone: string) =>
  sql<boolean>`(orders.guest_phone = ${phone} or orders.customer_uuid in (
    select uuid from customers where phone = ${phone}))`;

const openCash = (trx: DatabaseTransaction) =>
  trx
    .selectFrom('orders')
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.sum<number | null>('totalPaisa').as('paisa'),
    ])
    .where('paymentMethod', '=', 'cash-on-delivery')
    .where('status', 'in', OPEN);

function assertWithin(
  { openCashOrders, openCashTaka }: OrderRules,
  { count, paisa }: { count: number; paisa: number | null },
  whose: 'of' | 'to',
): void {
  const [orders, taka] = [openCashOrders, formatTaka(openCashTaka, 'en')];
  if (Number(count) > openCashOrders) {
    throw cashLimit(`At most ${orders} cash orders ${whose} one phone can be on the way at once`);
  }
  if (toTaka(Number(paisa)) > openCashTaka) {
    throw cashLimit(
      `Cash orders ${whose} one phone that are on the way can cost at most ${taka} together`,
    );
  }
}

const cashLimit = (what: string) =>
  new ApiProblem(
    409,
    'cash-limit',
    `${what}. Pay this order online, wait until one is delivered, or call support`,
  );
