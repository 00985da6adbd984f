import { inTransaction } from '../database/inTransaction';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';
import type { Handlers } from '../http/Handlers';
import { consumeRateLimits } from '../http/rateLimits';
import { lockCart } from './cartLines';
import { parseCartUuid, readCart } from './carts';
import { refusalOf } from './promoCodes';

// The limit per network address is higher than the limit per cart, because thousands of phones
// share one address of a mobile network.
const PER_ADDRESS = { name: 'promo-code-address', most: 60, windowMinutes: 15 };
const PER_CART = { name: 'promo-code-cart', most: 10, windowMinutes: 15 };

export const promoHandlers: Handlers<'applyPromoCode' | 'removePromoCode'> = {
  async applyPromoCode({ query, body, address }, context) {
    const { db, now } = context;
    await consumeRateLimits(context, [
      { limit: PER_ADDRESS, subject: address },
      { limit: PER_CART, subject: parseCartUuid(query.cartUuid) ?? '' },
    ]);
    return inTransaction(db, async (trx) => {
      const cartUuid = await lockCart(trx, query.cartUuid, now());
      const { code } = body;
      const promo = await trx
        .selectFrom('promoCodes')
        .selectAll()
        .where('code', '=', code)
        .executeTakeFirst();
      // The error is the same for unknown codes and for codes that are not yet or no longer valid,
      // so that a guess reveals nothing.
      if (!promo || refusalOf(promo, Number.MAX_SAFE_INTEGER, now())) {
        throw new ApiProblem(404, 'promo-unknown', 'This promo code is wrong or no longer valid');
      }
      await setCode(trx, cartUuid, code);
      return readCart(trx, context, cartUuid);
    });
  },

  removePromoCode({ query }, context) {
    return inTransaction(context.db, async (trx) => {
      const cartUuid = await lockCart(trx, query.cartUuid, context.now());
      await setCode(trx, cartUuid, null);
      return readCart(trx, context, cartUuid);
    });
  },
};

const setCode = (trx: DatabaseTransaction, cartUuid: string, promoCode: string | null) =>
  trx.updateTable('carts').set({ promoCode }).where('uuid', '=', cartUuid).execute();
