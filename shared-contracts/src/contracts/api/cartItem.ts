import * as z from 'zod/mini';
import { deliveryArea } from './delivery';
import { count, quantity, taka, uuid } from './fields';
import { productSummary, productVariant } from './products';

/**
 * A line of a cart: some pieces of one product. Amounts are in taka. Prices are the current ones,
 * except in `whenAdded`.
 */
export const cartItem = z.object({
  uuid,
  /** Number of pieces. */
  quantity,
  product: productSummary,
  /** `null` if the product has no variants. */
  variant: z.nullable(productVariant),
  unitPrice: taka,
  /** `unitPrice` times `quantity`. */
  total: taka,
  /** True if the line can now be ordered unchanged. */
  isAvailable: z.boolean(),
  /** Highest number of pieces that can be ordered; `null` if there is no limit. */
  availableQuantity: z.nullable(count),
  /**
   * API extension: true if the product is no longer sold. The customer can then only remove the
   * line.
   */
  isGone: z.optional(z.boolean()),
  /** API extension: true if the shop is closed and takes no orders; left out if it is open. */
  isShopClosed: z.optional(z.boolean()),
  /** API extension: districts to which the product is delivered. */
  ...deliveryArea,
  /**
   * API extension: price and stock at the time when the shopper last added pieces; left out if
   * unknown.
   */
  whenAdded: z.optional(
    z.object({
      unitPrice: taka,
      /** Highest number of pieces that could be ordered; `null` if there was no limit. */
      availableQuantity: z.nullable(count),
    }),
  ),
});
export type CartItem = z.infer<typeof cartItem>;
