import * as z from 'zod/mini';
import { deliveryArea } from './delivery';
import { count, quantity, taka, uuid } from './fields';
import { productSummary, productVariant } from './products';

/** A line of a cart. Amounts in taka, as they are now; `whenAdded` has those that were. */
export const cartItem = z.object({
  uuid,
  /** Pieces. */
  quantity,
  product: productSummary,
  /** `null` when the product has no variants. */
  variant: z.nullable(productVariant),
  unitPrice: taka,
  /** `unitPrice` times `quantity`. */
  total: taka,
  /** True when this line could be ordered as it stands. */
  isAvailable: z.boolean(),
  /** Pieces that can be ordered at most; `null` when there is no limit. */
  availableQuantity: z.nullable(count),
  /** Extension: it is not sold any more, and can only be removed. */
  isGone: z.optional(z.boolean()),
  /** Extension: its shop is closed and takes no orders; left out while it takes them. */
  isShopClosed: z.optional(z.boolean()),
  /** Extension: as in `delivery` of its product. */
  ...deliveryArea,
  /** Extension: what a shopper saw on adding the line, or adding to it, last; left out if unknown. */
  whenAdded: z.optional(
    z.object({
      unitPrice: taka,
      /** As `availableQuantity`. */
      availableQuantity: z.nullable(count),
    }),
  ),
});
export type CartItem = z.infer<typeof cartItem>;
