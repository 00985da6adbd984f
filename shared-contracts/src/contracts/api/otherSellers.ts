import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, uuid } from './fields';
import { productSummary } from './products';

/** Another shop's offer of the product that the shopper looks at. */
export const sellerOffer = z.object({
  ...productSummary.shape,
  /** Average rating of the shop, 0 to 5 with one decimal; 0 without reviews. */
  shopAverageRating: z.number(),
  /** Number of reviews of all products of the shop. */
  shopReviewCount: count,
});
export type SellerOffer = z.infer<typeof sellerOffer>;

/** Upper limit for the offers in one reply. */
export const MAX_SELLER_OFFERS = 5;

/**
 * Lists other shops' offers of a product: at most one per shop, in stock, and only of open shops.
 * Offers in the product's own unit (e.g. kilo, litre or piece) come first, sorted by the price of
 * one unit. Offers in a different unit follow, sorted by price. The list is empty for an unknown
 * product.
 */
export const listOtherSellers = defineCall({
  id: 'listOtherSellers',
  summary: 'The same thing from other shops, best price first',
  method: 'GET',
  path: '/product/public/product/other-sellers',
  access: 'public',
  query: z.object({
    /** Uuid of the product that the shopper looks at. */
    productUuid: uuid,
  }),
  reply: z.object({
    /** The offers, best price first. */
    items: z.array(sellerOffer).check(z.maxLength(MAX_SELLER_OFFERS)),
  }),
  errors: [400],
  isTranslated: true,
  isExtension: true,
  cacheSeconds: 15,
});
