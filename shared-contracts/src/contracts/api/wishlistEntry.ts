import * as z from 'zod/mini';
import { taka, uuid } from './fields';
import { productSummary, productVariant } from './products';

/** A product, or a variant of it, on a customer's wishlist. */
export const wishlistEntry = z.object({
  uuid,
  /** Uuid of the product. */
  productUuid: uuid,
  /** Uuid of the variant; `null` if none is chosen. */
  productVariantUuid: z.nullable(uuid),
  product: productSummary,
  /** The variant today; `null` if none is chosen. Extension: left out by hosts without it. */
  variant: z.optional(z.nullable(productVariant)),
  /**
   * Price when the entry was added, in taka. Extension: left out by hosts that do not record it.
   */
  keptPrice: z.optional(taka),
  /** Extension: the product is no longer sold, and the entry can only be removed. */
  isGone: z.optional(z.boolean()),
});
export type WishlistEntry = z.infer<typeof wishlistEntry>;
