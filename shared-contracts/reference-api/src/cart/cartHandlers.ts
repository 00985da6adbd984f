import { randomUUID } from 'node:crypto';
import { availableQuantity, isPurchasable } from '@marketplace/contracts/commerce/purchase';
import { inTransaction } from '../database/inTransaction';
import { ApiProblem, notFound } from '../http/ApiProblem';
import { findTokenOwner } from '../http/accessTokens';
import type { Handlers } from '../http/Handlers';
import { consumeRateLimit, type RateLimit } from '../http/rateLimits';
import { findLine, isUsableCart, lockOrCreateCart, MAX_LINES, MAX_PIECES } from './cartLines';
import { readCart, undoCutoff } from './carts';
import { closedMessage, findOffer, shortageMessage } from './offers';

/**
 * Rate limit for new carts of visitors, per network address. It exists because each new cart is
 * stored for weeks. It is high, because thousands of shoppers may share the address of a mobile
 * network or an office.
 */
export const NEW_CARTS: RateLimit = { name: 'cart-new-address', most: 1200, windowMinutes: 60 };

export const cartHandlers: Handlers<
  'addCartItem' | 'getPublicCart' | 'changeCartItem' | 'removeCartItem' | 'moveCartItem'
> = {
  async addCartItem({ body, token, address }, context) {
    const { db, now } = context;
    const customerUuid = token && (await findTokenOwner(context, token, address));
    // A signed-in customer has only one cart, which needs no limit.
    if (!customerUuid && !(await isUsableCart(db, body.cartUuid, now()))) {
      await consumeRateLimit(context, NEW_CARTS, address);
    }
    return inTransaction(db, async (trx) => {
      const offer = await findOffer(trx, body);
      const given = body.cartUuid;
      const cartUuid = await lockOrCreateCart(trx, { given, customerUuid, now: now() });
      const lines = await trx
        .selectFrom('cartItems')
        .select(['uuid', 'productUuid', 'variantUuid', 'quantity', 'place', 'removedAt'])
        .where('cartUuid', '=', cartUuid)
        .execute();
      const line = lines.find(
        (each) => each.productUuid === body.productUuid && each.variantUuid === offer.variantUuid,
      );
      const there = line?.place === 'cart' && !line.removedAt ? line.quantity : 0;
      const quantity = there + body.quantity;
      assertAvailable(offer, quantity);
      const whenAdded = {
        addedPricePaisa: offer.pricePaisa,
        addedAvailable: availableQuantity(offer),
      };
      if (line) {
        await trx
          .updateTable('cartItems')
          .set({ quantity, place: 'cart', removedAt: null, ...whenAdded })
          .where('uuid', '=', line.uuid)
          .execute();
      } else {
        if (lines.filter(({ removedAt }) => !removedAt).length >= MAX_LINES) {
          throw new ApiProblem(409, 'cart-full', `A cart holds at most ${MAX_LINES} lines`);
        }
        const { productUuid } = body;
        const { variantUuid } = offer;
        await trx
          .insertInto('cartItems')
          .values({
            uuid: randomUUID(),
            cartUuid,
            productUuid,
            variantUuid,
            quantity,
            ...whenAdded,
          })
          .execute();
      }
      return { ...(await readCart(trx, context, cartUuid)), uuid: cartUuid };
    });
  },

  getPublicCart: ({ query }, context) => readCart(context.db, context, query.cartUuid),

  changeCartItem({ params, query, body }, context) {
    return inTransaction(context.db, async (trx) => {
      const line = await findLine(trx, query.cartUuid, params.cartItemUuid, context.now());
      if (line.removedAt || line.place !== 'cart') throw notFound('That cart item');
      const wanted = { productUuid: line.productUuid, productVariantUuid: line.variantUuid };
      // Customers may always reduce a quantity, even if the stock is too low.
      if (body.quantity > line.quantity) {
        assertAvailable(await findOffer(trx, wanted), body.quantity);
      }
      await trx
        .updateTable('cartItems')
        .set({ quantity: body.quantity })
        .where('uuid', '=', line.uuid)
        .execute();
      return readCart(trx, context, query.cartUuid);
    });
  },

  removeCartItem({ params, query }, context) {
    return inTransaction(context.db, async (trx) => {
      const now = context.now();
      const line = await findLine(trx, query.cartUuid, params.cartItemUuid, now);
      if (line.removedAt) throw notFound('That cart item');
      // Deletes lines that were removed before, because only the last removed line can be restored.
      await trx
        .deleteFrom('cartItems')
        .where('cartUuid', '=', line.cartUuid)
        .where('removedAt', 'is not', null)
        .execute();
      await trx
        .updateTable('cartItems')
        .set({ removedAt: now })
        .where('uuid', '=', line.uuid)
        .execute();
      return readCart(trx, context, query.cartUuid);
    });
  },

  moveCartItem({ params, query, body }, context) {
    return inTransaction(context.db, async (trx) => {
      const now = context.now();
      const line = await findLine(trx, query.cartUuid, params.cartItemUuid, now);
      if (line.removedAt && line.removedAt <= undoCutoff(now)) throw notFound('That cart item');
      await trx
        .updateTable('cartItems')
        .set({ place: body.to, removedAt: null })
        .where('uuid', '=', line.uuid)
        .execute();
      return readCart(trx, context, query.cartUuid);
    });
  },
};

type Offer = Awaited<ReturnType<typeof findOffer>>;

function assertAvailable(offer: Offer, quantity: number): void {
  if (offer.closedShop !== null) {
    throw new ApiProblem(409, 'shop-closed', closedMessage(offer.name, offer.closedShop));
  }
  if (quantity > MAX_PIECES) {
    throw new ApiProblem(409, 'too-many', `No more than ${MAX_PIECES} of ${offer.name} at once`);
  }
  if (isPurchasable(offer, quantity)) return;
  const message = shortageMessage(offer.name, availableQuantity(offer));
  throw new ApiProblem(409, 'out-of-stock', message);
}
