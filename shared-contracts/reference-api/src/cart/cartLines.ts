import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import { cartExpiryCutoff } from './cartExpiry';
import { parseCartUuid } from './carts';

/** The cart of the cookie, or a new one: a cookie someone spoiled must not stop a purchase. */
export async function lockOrCreateCart(
  trx: DatabaseTransaction,
  given: string | null | undefined,
  now: Date,
): Promise<string> {
  const known = await touchCart(trx, given, now);
  if (known) return known;
  // Never the uuid that was asked for: carts are safe because nobody can choose or guess theirs.
  const uuid = randomUUID();
  await trx.insertInto('carts').values({ uuid, updatedAt: now }).execute();
  return uuid;
}

/** Locks a cart that has not expired, and renews it. */
async function touchCart(trx: DatabaseTransaction, given: string | null | undefined, now: Date) {
  const uuid = parseCartUuid(given);
  const cart =
    uuid &&
    (await trx
      .updateTable('carts')
      .set({ updatedAt: now })
      .where('uuid', '=', uuid)
      .where('updatedAt', '>', cartExpiryCutoff(now))
      .returning('uuid')
      .executeTakeFirst());
  return cart ? cart.uuid : undefined;
}

/**
 * Locks a cart and renews it; gives its uuid.
 * @throws ApiProblem 404 when there is none
 */
export async function lockCart(trx: DatabaseTransaction, given: string, now: Date) {
  const uuid = await touchCart(trx, given, now);
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
  const cartUuid = await touchCart(trx, cart, now);
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
