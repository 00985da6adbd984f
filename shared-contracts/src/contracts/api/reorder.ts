import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, otherLanguage, quantity, taka, uuid } from './fields';
import { listOf } from './pagination';

/**
 * Reason why the cart cannot take all pieces of an order line. `product-gone`: the product is no
 * longer sold. `choice-gone`: the product is sold, but not in the ordered variant. `shop-closed`:
 * the shop takes no orders now. `sold-out` and `few-left`: too few pieces are in stock beyond those
 * in the cart. `line-full`: the cart's line can take fewer pieces. `cart-full`: the cart can take
 * no further line.
 */
export const reorderObstacle = z.enum([
  'product-gone',
  'choice-gone',
  'shop-closed',
  'sold-out',
  'few-left',
  'line-full',
  'cart-full',
]);
export type ReorderObstacle = z.infer<typeof reorderObstacle>;

/** A line of an order, and the pieces that the cart can take today. Amounts are in taka. */
export const reorderLine = z.object({
  /** Uuid of the product, which may have been deleted meanwhile. */
  productUuid: uuid,
  /** Ordered variant; `null` if the product had none. */
  productVariantUuid: z.nullable(uuid),
  /** Name at the time of the order, translated as long as the product has not been renamed. */
  productName: z.string(),
  /** Language of `productName` if it differs from the reply's language. */
  productNameLanguage: otherLanguage,
  /** The ordered option values; empty if the product had no variants. */
  variant: z.array(z.string()),
  /** Today's name with the option values if one of them has changed; otherwise `null`. */
  currentName: z.nullable(z.string()),
  /** Slug of the product's page; `null` if the product is no longer sold. */
  productHandle: z.nullable(z.string()),
  shopName: z.string(),
  /** 320 px wide. */
  smallImageUrl: z.nullable(z.string()),
  /** Number of pieces in the order. */
  orderedQuantity: quantity,
  /** Price of one piece in the order. */
  orderedPrice: taka,
  /** Price of one piece today; `null` if it cannot be bought. */
  price: z.nullable(taka),
  /** Number of pieces that can be added to the cart, at most `orderedQuantity`. */
  quantity: count,
  /** Number of pieces that are already in the cart. */
  inCart: count,
  /** Number of pieces in stock, including those in the cart; `null` if there is no limit. */
  inStock: z.nullable(count),
  /** Reason why `quantity` is below `orderedQuantity`; `null` if it is not. */
  obstacle: z.nullable(reorderObstacle),
});
export type ReorderLine = z.infer<typeof reorderLine>;

/**
 * Returns which pieces of an order the cart can take today, so that the customer can buy them again
 * with `addCartItem`. Changes nothing. 404 for another customer's order.
 */
export const getReorder = defineCall({
  id: 'getReorder',
  summary: 'What of an order can be bought again today',
  method: 'GET',
  path: '/order/my-order/{id}/reorder',
  access: 'customer',
  params: z.object({
    /** Uuid of the order. */
    id: uuid,
  }),
  query: z.object({
    /**
     * Value of the cookie `cartUuid`. If it names no cart that the customer may use, the customer's
     * own cart counts.
     */
    cartUuid: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  reply: listOf(reorderLine),
  errors: [400, 401, 404],
  isTranslated: true,
  isExtension: true,
});
