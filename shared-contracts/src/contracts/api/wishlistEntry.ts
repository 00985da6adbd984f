import * as z from 'zod/mini';
import { taka, uuid } from './fields';
import { productSummary, productVariant } from './products';

/** Something a customer wants to keep in sight. */
export const wishlistEntry = z.object({
  uuid,
  /** The product wished for. */
  productUuid: uuid,
  /** The variant wished for; `null` while none is chosen. */
  productVariantUuid: z.nullable(uuid),
  product: productSummary,
  /** That variant as it is now; `null` while none is chosen. Extension: left out by hosts that lack it. */
  variant: z.optional(z.nullable(productVariant)),
  /** Price when it was kept, in taka. Extension: left out by hosts that do not remember it. */
  keptPrice: z.optional(taka),
  /** Extension: its product is not sold any more, and the entry can only be removed. */
  isGone: z.optional(z.boolean()),
});
export type WishlistEntry = z.infer<typeof wishlistEntry>;
