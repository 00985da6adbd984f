import { inTransaction } from '../database/inTransaction';
import type { DatabaseTransaction } from '../database/schema';
import type { Handlers } from '../http/Handlers';
import { lifetimeStart } from '../http/testSession';
import { lockCustomerCart, MAX_LINES, MAX_PIECES } from './cartLines';
import { cartExpiryCutoff, parseCartUuid, readCart } from './carts';

export const claimHandlers: Handlers<'claimCart'> = {
  claimCart({ customerUuid, body }, context) {
    const { db, now } = context;
    return inTransaction(db, async (trx) => {
      const own = await lockCustomerCart(trx, customerUuid, now());
      const visitors = await lockVisitorsCart(trx, body.cartUuid, now());
      if (!visitors) return readCart(trx, context, own);
      if (own) await mergeInto(trx, own, visitors);
      else
        await trx.updateTable('carts').set({ customerUuid }).where('uuid', '=', visitors).execute();
      return readCart(trx, context, own ?? visitors);
    });
  },
};

/** Locks and renews a cart without an owner; does not touch the cart of another customer. */
async function lockVisitorsCart(
  trx: DatabaseTransaction,
  given: string | null | undefined,
  now: Date,
) {
  const uuid = parseCartUuid(given);
  if (!uuid) return undefined;
  const cart = await trx
    .updateTable('carts')
    .set({ updatedAt: lifetimeStart(now) })
    .where('uuid', '=', uuid)
    .where('customerUuid', 'is', null)
    .where('updatedAt', '>', cartExpiryCutoff(now))
    .returning('uuid')
    .executeTakeFirst();
  return cart?.uuid;
}

/**
 * Moves the lines of a visitor's cart into the customer's cart, up to the limit of lines, and
 * deletes the visitor's cart. If both carts have a product in the same list (cart or saved), its
 * quantities add up, even beyond the stock; the reply says which lines exceed the stock. The
 * visitor's promo code stays if the customer's cart has none.
 */
async function mergeInto(trx: DatabaseTransaction, own: string, visitors: string): Promise<void> {
  const mine = await selectLines(trx, own);
  let room = MAX_LINES - mine.filter(({ removedAt }) => !removedAt).length;
  for (const line of await selectLines(trx, visitors)) {
    const same = mine.find(
      (each) => each.productUuid === line.productUuid && each.variantUuid === line.variantUuid,
    );
    const isLive = same !== undefined && !same.removedAt;
    if (line.removedAt || (!isLive && room <= 0)) continue;
    if (!isLive) room -= 1;
    if (!same) {
      await trx
        .updateTable('cartItems')
        .set({ cartUuid: own })
        .where('uuid', '=', line.uuid)
        .execute();
      continue;
    }
    const joined = joinLines(isLive ? same : undefined, line);
    if (joined) {
      await trx.updateTable('cartItems').set(joined).where('uuid', '=', same.uuid).execute();
    }
  }
  const { promoCode } = await trx
    .deleteFrom('carts')
    .where('uuid', '=', visitors)
    .returning('promoCode')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('carts')
    .set({ promoCode })
    .where('uuid', '=', own)
    .where('promoCode', 'is', null)
    .execute();
}

const selectLines = (trx: DatabaseTransaction, cartUuid: string) =>
  trx
    .selectFrom('cartItems')
    .selectAll()
    .where('cartUuid', '=', cartUuid)
    .orderBy('createdAt')
    .forUpdate()
    .execute();

type Line = Awaited<ReturnType<typeof selectLines>>[number];

/**
 * Returns what changes in the customer's own line when the visitor's line of the same product is
 * merged into it; `undefined` if nothing changes.
 */
function joinLines(mine: Line | undefined, line: Line) {
  const { place, addedPricePaisa, addedAvailable } = line;
  // A saved line adds nothing if the customer's cart already contains the product.
  if (mine?.place === 'cart' && place === 'saved') return undefined;
  const there = mine?.place === place ? mine.quantity : 0;
  const quantity = Math.min(there + line.quantity, MAX_PIECES);
  return { quantity, place, removedAt: null, addedPricePaisa, addedAvailable };
}
