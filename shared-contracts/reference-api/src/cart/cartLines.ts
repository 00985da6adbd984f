import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lockName } from '../database/locks';
import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import { cartExpiryCutoff } from './cartExpiry';
import { parseCartUuid } from './carts';

interface Wanted {
  given: string | null | undefined;
  /** Who is signed in. */
  customerUuid: string | undefined;
  now: Date;
}

/** Lines of a cart at most, and pieces of one. */
export const MAX_LINES = 100;
export const MAX_PIECES = 9999;

/**
 * True of the carts that a customer may add to and order: their own, and those of nobody. To whoever is not
 * signed in, the uuid is the key to every cart.
 */
export const isOpenTo = (customerUuid: string | undefined) =>
  customerUuid === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(carts.customer_uuid is null or carts.customer_uuid = ${customerUuid})`;

/**
 * The cart of the cookie, else the customer's, or a new one: a cookie someone spoiled must not stop a
 * purchase. A customer adds nothing to the cart of another, whose cookie a shared phone may still have.
 */
export async function lockOrCreateCart(
  trx: DatabaseTransaction,
  { given, customerUuid, now }: Wanted,
): Promise<string> {
  const known = await touchCart(trx, { given, customerUuid, now });
  if (known) return known;
  const own = customerUuid && (await lockCustomerCart(trx, customerUuid, now));
  if (own) return own;
  // Never the uuid that was asked for: carts are safe because nobody can choose or guess theirs.
  const uuid = randomUUID();
  await trx.insertInto('carts').values({ uuid, customerUuid, updatedAt: now }).execute();
  return uuid;
}

/**
 * Locks and renews a customer's cart, and makes whoever asks for it meanwhile wait, also where there is
 * none. One that has expired is deleted.
 */
export async function lockCustomerCart(
  trx: DatabaseTransaction,
  customerUuid: string,
  now: Date,
): Promise<string | undefined> {
  await lockName(trx, `cart of ${customerUuid}`);
  await trx
    .deleteFrom('carts')
    .where('customerUuid', '=', customerUuid)
    .where('updatedAt', '<=', cartExpiryCutoff(now))
    .execute();
  const cart = await trx
    .updateTable('carts')
    .set({ updatedAt: now })
    .where('customerUuid', '=', customerUuid)
    .returning('uuid')
    .executeTakeFirst();
  return cart?.uuid;
}

/** Locks a cart that has not expired, and renews it. */
async function touchCart(trx: DatabaseTransaction, { given, customerUuid, now }: Wanted) {
  const uuid = parseCartUuid(given);
  const cart =
    uuid &&
    (await trx
      .updateTable('carts')
      .set({ updatedAt: now })
      .where('uuid', '=', uuid)
      .where('updatedAt', '>', cartExpiryCutoff(now))
      .where(isOpenTo(customerUuid))
      .returning('uuid')
      .executeTakeFirst());
  return cart ? cart.uuid : undefined;
}

/**
 * Locks a cart and renews it; gives its uuid.
 * @throws ApiProblem 404 when there is none
 */
export async function lockCart(trx: DatabaseTransaction, given: string, now: Date) {
  const uuid = await touchCart(trx, { given, customerUuid: undefined, now });
  if (!uuid) throw notFound('That cart');
  return uuid;
}

/**
 * A line of a cart, wherever it is, with its cart locked.
 * @throws ApiProblem 404 when that cart has no such line
 */
export async function findLine(
  trx: DatabaseTransaction,
  cart: string,
  cartItemUuid: string,
  now: Date,
) {
  const cartUuid = await touchCart(trx, { given: cart, customerUuid: undefined, now });
  const line =
    cartUuid &&
    (await trx
      .selectFrom('cartItems')
      .select(['uuid', 'cartUuid', 'productUuid', 'variantUuid', 'quantity', 'place', 'removedAt'])
      .where('uuid', '=', cartItemUuid)
      .where('cartUuid', '=', cartUuid)
      .forUpdate()
      .executeTakeFirst());
  if (!line) throw notFound('That cart item');
  return line;
}
