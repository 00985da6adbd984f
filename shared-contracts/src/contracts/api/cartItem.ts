import * as z from 'zod/mini';
import { deliveryArea } from './delivery';
import { count, quantity, taka, uuid } from './fields';
import { productSummary, productVariant } from './products';

/** A line of a cart. Amounts in taka, at today's prices; `whenAdded` has the earlier ones. */
export const cartItem = z.object({
  uuid,
  /** Pieces. */
  quantity,
  product: productSummary,
  /** `null` if the product has no variants. */
  variant: z.nullable(productVariant),
  unitPrice: taka,
  /** `unitPrice` times `quantity`. */
  total: taka,
  /** True if this line could be ordered now, unchanged. */
  isAvailable: z.boolean(),
  /** Most pieces that can be ordered; `null` for no limit. */
  availableQuantity: z.nullable(count),
  /** Extension: the product is no longer sold, and the line can only be removed. */
  isGone: z.optional(z.boolean()),
  /** Extension: the shop is closed and takes no orders; left out if it is open. */
  isShopClosed: z.optional(z.boolean()),
  /** Extension: as in `delivery` of the product. */
  ...deliveryArea,
  /** Extension: price and stock when the shopper last added to the line; left out if unknown. */
  whenAdded: z.optional(
    z.object({
      unitPrice: taka,
      /** As `availableQuantity`. */
      availableQuantity: z.nullable(count),
    }),
  ),
});
export type CartItem = z.infer<typeof cartItem>;
