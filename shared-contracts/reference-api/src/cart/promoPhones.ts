import { scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import type { DatabaseTransaction } from '../database/schema';

const hashSlowly = promisify<string, string, number, Buffer>(scrypt);
const HASH_BYTES = 32;

/**
 * Returns the hash that replaces a phone in the uses of a code after the account was deleted. The
 * hash is slow, so that nobody finds the phone by trying all phones.
 */
export async function hashPromoPhone(code: string, phone: string): Promise<string> {
  const hash = await hashSlowly(phone, `promo-use ${code}`, HASH_BYTES);
  return `scrypt:${hash.toString('base64url')}`;
}

/**
 * Replaces the phone in a customer's uses of promo codes by a hash, so that a later account with
 * the same phone cannot use these codes again.
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
      .set({ phone: await hashPromoPhone(code, phone) })
      .where('orderUuid', '=', orderUuid)
      .execute();
  }
}
