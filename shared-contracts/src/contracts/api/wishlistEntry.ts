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
  /**
   * The variant as it is today; `null` if none is chosen. An API extension, which may be left out.
   */
  variant: z.optional(z.nullable(productVariant)),
  /** Price when the entry was added, in taka. An API extension, which may be left out. */
  keptPrice: z.optional(taka),
  /**
   * API extension: true if the product is no longer sold. The customer can then only remove the
   * entry.
   */
  isGone: z.optional(z.boolean()),
});
export type WishlistEntry = z.infer<typeof wishlistEntry>;
