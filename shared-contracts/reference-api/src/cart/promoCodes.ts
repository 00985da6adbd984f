import type { CartPromo } from '@marketplace/contracts/api/publicCart';
import { toTaka } from '@marketplace/contracts/commerce/money';
import type { Selectable } from 'kysely';
import type { Database, DatabaseTransaction, Schema } from '../database/schema';

export type Promo = Pick<
  Selectable<Schema['promoCodes']>,
  'kind' | 'value' | 'mostPaisa' | 'minimumPaisa' | 'startsAt' | 'endsAt' | 'maxUses' | 'uses'
>;

/** Minimum that the customer must pay, in paisa, because an order is never free. */
const LEAST_LEFT_PAISA = 100;

/**
 * Discount of a code on a subtotal, in whole paisa, rounded down. Used for carts and for orders.
 */
export function discountOf(
  { kind, value, mostPaisa }: Pick<Promo, 'kind' | 'value' | 'mostPaisa'>,
  subtotalPaisa: number,
): number {
  const full = kind === 'percent' ? Math.floor((subtotalPaisa * value) / 100) : value;
  const capped = Math.min(full, mostPaisa ?? full, subtotalPaisa - LEAST_LEFT_PAISA);
  return Math.max(0, capped);
}

/** Reason why a code gives no discount on a subtotal now; `null` if the code gives a discount. */
export function refusalOf(promo: Promo, subtotalPaisa: number, now: Date): CartPromo['refusal'] {
  const { startsAt, endsAt, maxUses, uses, minimumPaisa } = promo;
  const isOpen = (!startsAt || startsAt <= now) && (!endsAt || endsAt > now);
  if (!isOpen || (maxUses !== null && uses >= maxUses)) return 'over';
  return subtotalPaisa < minimumPaisa ? 'below-minimum' : null;
}

/** Reads a cart's code with its current discount on a subtotal; `null` without a code. */
export async function readPromo(
  db: Database | DatabaseTransaction,
  code: string | null,
  subtotalPaisa: number,
  now: Date,
): Promise<CartPromo | null> {
  if (code === null) return null;
  const promo = await db
    .selectFrom('promoCodes')
    .selectAll()
    .where('code', '=', code)
    .executeTakeFirst();
  if (!promo) return null;
  const refusal = refusalOf(promo, subtotalPaisa, now);
  return {
    code,
    discount: toTaka(refusal ? 0 : discountOf(promo, subtotalPaisa)),
    minimum: toTaka(promo.minimumPaisa),
    refusal,
  };
}
