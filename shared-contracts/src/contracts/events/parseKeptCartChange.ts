import * as z from 'zod/mini';
import { quantity, uuid } from '../api/fields';
import type { KeptCartChange } from './keptCartChanges';

const choice = {
  requestId: z.string(),
  productUuid: uuid,
  productVariantUuid: z.optional(uuid),
};
const origin = { customer: z.nullable(z.string()), at: z.number() };

const keptCartChange = z.union([
  z.object({
    topic: z.literal('cart:add-requested'),
    request: z.object({ ...choice, quantity }),
    ...origin,
  }),
  z.object({
    topic: z.literal('cart:quantity-requested'),
    request: z.object({ ...choice, change: z.int() }),
    ...origin,
  }),
]);

/**
 * Validates a stored record, because another release, a browser extension or the shopper may have
 * written it.
 * @returns `undefined` if the record is malformed
 */
export function parseKeptCartChange(stored: unknown): KeptCartChange | undefined {
  return keptCartChange.safeParse(stored).data;
}
