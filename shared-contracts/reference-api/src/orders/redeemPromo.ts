import { discountOf, refusalOf } from '../cart/promoCodes';
import { hashPromoPhone } from '../cart/promoPhones';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

interface Redeeming {
  cartUuid: string;
  orderUuid: string;
  /**
   * Phone of the customer or guest, with +88. Uses are counted by phone, so that orders that a
   * customer places as a guest count too.
   */
  phone: string;
  subtotalPaisa: number;
  now: Date;
}

export interface Redeemed {
  code: string;
  discountPaisa: number;
}

/**
 * Redeems a cart's promo code. Call this in the transaction that places the order. Locks the code
 * until the transaction ends, so that concurrent orders cannot exceed its limits.
 * @returns `undefined` if the cart has no code or the code gives no discount
 * @throws ApiProblem 409 if the customer has used the code as often as allowed
 */
export async function redeemPromo(
  trx: DatabaseTransaction,
  { cartUuid, orderUuid, phone, subtotalPaisa, now }: Redeeming,
): Promise<Redeemed | undefined> {
  const promo = await trx
    .selectFrom('promoCodes')
    .selectAll()
    .where('code', '=', (query) =>
      query.selectFrom('carts').select('promoCode').where('uuid', '=', cartUuid),
    )
    .forUpdate()
    .executeTakeFirst();
  if (!promo || refusalOf(promo, subtotalPaisa, now)) return undefined;
  const discountPaisa = discountOf(promo, subtotalPaisa);
  if (discountPaisa === 0) return undefined;
  const { code, maxUsesPerCustomer } = promo;
  // The deletion of an account replaces the phone of a use by its hash.
  const phones = maxUsesPerCustomer === null ? [phone] : [phone, await hashPromoPhone(code, phone)];
  const { used } = await trx
    .selectFrom('promoUses')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('code', '=', code)
    .where('phone', 'in', phones)
    .executeTakeFirstOrThrow();
  if (maxUsesPerCustomer !== null && used >= maxUsesPerCustomer) {
    const message = `You have used the promo code ${code} already. Remove it from your cart to go on`;
    throw new ApiProblem(409, 'promo-used', message);
  }
  await trx
    .updateTable('promoCodes')
    .set({ uses: promo.uses + 1 })
    .where('code', '=', code)
    .execute();
  await trx.insertInto('promoUses').values({ orderUuid, code, phone }).execute();
  await trx.updateTable('carts').set({ promoCode: null }).where('uuid', '=', cartUuid).execute();
  return { code, discountPaisa };
}

/** Undoes a cancelled order's use of its promo code, so that the code can be used again. */
export async function returnPromoUse(trx: DatabaseTransaction, orderUuid: string): Promise<void> {
  const use = await trx
    .deleteFrom('promoUses')
    .where('orderUuid', '=', orderUuid)
    .returning('code')
    .executeTakeFirst();
  if (!use) return;
  await trx
    .updateTable('promoCodes')
    .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
    .where('code', '=', use.code)
    .execute();
}
