import * as z from 'zod/mini';
import { otherLanguage, quantity, taka, uuid } from './fields';

/**
 * A line of an order, with the product's name, picture and price at the time of the order. The name
 * is translated as long as the product has not been renamed. Amounts are in taka.
 */
export const orderItem = z.object({
  uuid,
  /** Uuid of the product, which may have been deleted meanwhile. */
  productUuid: uuid,
  productName: z.string(),
  /** API extension: language of `productName` if it differs from the reply's language. */
  productNameLanguage: otherLanguage,
  /** Slug of the product's page at the time of the order. */
  productHandle: z.string(),
  /** The chosen option values; empty if the product has no variants. */
  variant: z.array(z.string()),
  /** 320 px wide. */
  smallImageUrl: z.nullable(z.string()),
  /** Number of pieces. */
  quantity,
  /** Price of one piece. */
  unitPrice: taka,
  /** `unitPrice` times `quantity`. */
  total: taka,
});
export type OrderItem = z.infer<typeof orderItem>;
