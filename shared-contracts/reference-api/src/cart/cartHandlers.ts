import { randomUUID } from 'node:crypto';
import {
  availableQuantity,
  isPurchasable,
  type Stock,
} from '@marketplace/contracts/commerce/purchase';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem, notFound } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { cartExpiryCutoff } from './cartExpiry';
import { parseCartUuid, readCart } from './carts';
import { findOffer, shortageMessage } from './offers';

const MAX_LINES = 100;
const MAX_PIECES = 9999;

export const cartHandlers: Handlers<
  'addCartItem' | 'getPublicCart' | 'changeCartItem' | 'removeCartItem'
> = {
  addCartItem({ body }, context) {
    const { db, now } = context;
    return db.transaction().execute(async (trx) => {
      const offer = await findOffer(trx, body);
      const cartUuid = await lockOrCreateCart(trx, body.cartUuid, now());
      const lines = await trx
        .selectFrom('cartItems')
        .select(['uuid', 'productUuid', 'variantUuid', 'quantity'])
        .where('cartUuid', '=', cartUuid)
        .execute();
      const line = lines.find(
        (each) => each.productUuid === body.productUuid && each.variantUuid === offer.variantUuid,
      );
      const quantity = (line?.quantity ?? 0) + body.quantity;
      assertAvailable(offer, quantity);
      if (line) {
        await setQuantity(trx, line.uuid, quantity);
      } else {
        if (lines.length >= MAX_LINES) {
          throw new ApiProblem(409, 'cart-full', `A cart holds at most ${MAX_LINES} lines`);
        }
        const { productUuid } = body;
        const { variantUuid } = offer;
        await trx
          .insertInto('cartItems')
          .values({ uuid: randomUUID(), cartUuid, productUuid, variantUuid, quantity })
          .execute();
      }
      return { ...(await readCart(trx, context, cartUuid)), uuid: cartUuid };
    });
  },

  getPublicCart: ({ query }, context) => readCart(context.db, context, query.cartUuid),

  changeCartItem({ params, query, body }, context) {
    return context.db.transaction().execute(async (trx) => {
      const line = await findLine(trx, query.cartUuid, params.cartItemUuid, context.now());
      const wanted = { productUuid: line.productUuid, productVariantUuid: line.variantUuid };
      // Fewer pieces are always welcome, also of what has run short meanwhile.
      if (body.quantity > line.quantity) {
        assertAvailable(await findOffer(trx, wanted), body.quantity);
      }
      await setQuantity(trx, line.uuid, body.quantity);
      return readCart(trx, context, query.cartUuid);
    });
  },

  removeCartItem({ params, query }, context) {
    return context.db.transaction().execute(async (trx) => {
      const line = await findLine(trx, query.cartUuid, params.cartItemUuid, context.now());
      await trx.deleteFrom('cartItems').where('uuid', '=', line.uuid).execute();
      return readCart(trx, context, query.cartUuid);
    });
  },
};

/** The cart of the cookie, or a new one: a cookie someone spoiled must not stop a purchase. */
async function lockOrCreateCart(
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

async function findLine(trx: DatabaseTransaction, cart: string, cartItemUuid: string, now: Date) {
  const cartUuid = await touchCart(trx, cart, now);
  const line =
    cartUuid &&
    (await trx
      .selectFrom('cartItems')
      .select(['uuid', 'productUuid', 'variantUuid', 'quantity'])
      .where('uuid', '=', cartItemUuid)
      .where('cartUuid', '=', cartUuid)
      .forUpdate()
      .executeTakeFirst());
  if (!line) throw notFound('That cart item');
  return line;
}

async function setQuantity(trx: DatabaseTransaction, uuid: string, quantity: number) {
  await trx.updateTable('cartItems').set({ quantity }).where('uuid', '=', uuid).execute();
}

function assertAvailable(offer: Stock & { name: string }, quantity: number): void {
  if (quantity > MAX_PIECES) {
    throw new ApiProblem(409, 'too-many', `No more than ${MAX_PIECES} of ${offer.name} at once`);
  }
  if (isPurchasable(offer, quantity)) return;
  const message = shortageMessage(offer.name, availableQuantity(offer));
  throw new ApiProblem(409, 'out-of-stock', message);
}
