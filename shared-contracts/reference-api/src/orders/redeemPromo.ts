import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { discountOf, refusalOf } from '../cart/promoCodes';
import type { DatabaseTransaction } from '../database/schema';
import { ApiProblem } from '../http/ApiProblem';

const hashSlowly = promisify<string, string, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/**
 * Hash of a phone, which replaces the phone in the uses of a code after the account was deleted.
 * It is slow, so that nobody finds the phone by trying all phones.
 */
async function hashPhone(code: string, phone: string): Promise<string> {
  const hash = await hashSlowly(phone, `promo-use ${code}`, HASH_BYTES);
  return `scrypt:${hash.toString('base64url')}`;
}

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
  const { used } = await trx
    .selectFrom('promoUses')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('code', '=', code)
    .where('phone', 'in', [phone, await hashPhone(code, phone)])
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

/**
 * Replaces the phone in a customer's uses of promo codes by a hash. An account that signs up with
 * the phone later has used these codes too.
 */
export async function hashPromoPhones(trx: DatabaseTransaction, customerUuid: string) {
  const uses = await trx
    .selectFrom('promoUses')
    .innerJoin('orders', 'orders.uuid', 'promoUses.orderUuid')
    .select(['code', 'phone', 'orderUuid'])
    .where('customerUuid', '=', customerUuid)
    .execute();
  for (const { code, phone, orderUuid } of uses) {
    await trx
      .updateTable('promoUses')
      .set({ phone: await hashPhone(code, phone) })
      .where('orderUuid', '=', orderUuid)
      .execute();
  }
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
