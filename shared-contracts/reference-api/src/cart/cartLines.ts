import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { lockName } from '../database/locks';
import type { Database, DatabaseTransaction } from '../database/schema';
import { notFound } from '../http/ApiProblem';
import { lifetimeStart } from '../http/testSession';
import { cartExpiryCutoff, parseCartUuid } from './carts';

interface Wanted {
  given: string | null | undefined;
  /** Uuid of the signed-in customer; undefined for a visitor. */
  customerUuid: string | undefined;
  now: Date;
}

/** Upper limit for the lines of a cart. */
export const MAX_LINES = 100;
export const MAX_PIECES = 9999;

/**
 * True for carts that a customer may change and order: their own and those without an owner. A
 * visitor may use any cart whose uuid they know.
 */
export const isOpenTo = (customerUuid: string | undefined) =>
  customerUuid === undefined
    ? sql<boolean>`true`
    : sql<boolean>`(carts.customer_uuid is null or carts.customer_uuid = ${customerUuid})`;

/**
 * Locks the cart that the cookie names. If that cart does not exist, locks the customer's own cart,
 * or creates one, because a damaged cookie must not stop a purchase. Never takes another customer's
 * cart, even if a shared phone still has the cookie of that cart.
 */
export async function lockOrCreateCart(
  trx: DatabaseTransaction,
  { given, customerUuid, now }: Wanted,
): Promise<string> {
  const known = await touchCart(trx, { given, customerUuid, now });
  if (known) return known;
  const own = customerUuid && (await lockCustomerCart(trx, customerUuid, now));
  if (own) return own;
  // Creates a random uuid and ignores the requested one, so that nobody can choose or guess the
  // uuid of somebody else's cart.
  const uuid = randomUUID();
  const updatedAt = lifetimeStart(now);
  await trx.insertInto('carts').values({ uuid, customerUuid, updatedAt }).execute();
  return uuid;
}

/**
 * Locks and renews a customer's cart, or deletes it if it has expired. Concurrent requests wait for
 * each other, even if there is no cart yet.
 * @returns the cart's uuid; undefined if the customer has no cart
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
    .set({ updatedAt: lifetimeStart(now) })
    .where('customerUuid', '=', customerUuid)
    .returning('uuid')
    .executeTakeFirst();
  return cart?.uuid;
}

/** Locks and renews a cart that the customer may use and that has not expired. */
async function touchCart(trx: DatabaseTransaction, { given, customerUuid, now }: Wanted) {
  const uuid = parseCartUuid(given);
  const cart =
    uuid &&
    (await trx
      .updateTable('carts')
      .set({ updatedAt: lifetimeStart(now) })
      .where('uuid', '=', uuid)
      .where('updatedAt', '>', cartExpiryCutoff(now))
      .where(isOpenTo(customerUuid))
      .returning('uuid')
      .executeTakeFirst());
  return cart ? cart.uuid : undefined;
}

/** True if a visitor may use the cart: it exists and has not expired. */
export async function isUsableCart(
  db: Database,
  given: string | null | undefined,
  now: Date,
): Promise<boolean> {
  const uuid = parseCartUuid(given);
  if (!uuid) return false;
  const cart = await db
    .selectFrom('carts')
    .select('uuid')
    .where('uuid', '=', uuid)
    .where('updatedAt', '>', cartExpiryCutoff(now))
    .executeTakeFirst();
  return cart !== undefined;
}

/**
 * Locks and renews a cart.
 * @returns its uuid
 * @throws ApiProblem 404 if it does not exist or has expired
 */
export async function lockCart(trx: DatabaseTransaction, given: string, now: Date) {
  const uuid = await touchCart(trx, { given, customerUuid: undefined, now });
  if (!uuid) throw notFound('That cart');
  return uuid;
}

/**
 * Finds a line of a cart, even a saved or removed line, and locks the cart and the line.
 * @throws ApiProblem 404 if the cart has no such line
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
