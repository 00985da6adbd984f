import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { count, uuid } from './fields';
import { productSummary } from './products';

/** The same thing as another product, sold by another shop. */
export const sellerOffer = z.object({
  ...productSummary.shape,
  /** Average of the shop's reviews, 0 to 5 with one decimal; 0 while it has no review. */
  shopAverageRating: z.number(),
  /** Reviews of all products of the shop. */
  shopReviewCount: count,
});
export type SellerOffer = z.infer<typeof sellerOffer>;

/** Most offers of one reply. */
export const MAX_SELLER_OFFERS = 5;

/**
 * Offers of the same thing in stock at other shops: first those measured as the product is, cheapest by the
 * kilo, litre or piece, then the others by price. One offer of each shop,
 * none of closed ones; nothing for an unknown product.
 */
export const listOtherSellers = defineCall({
  id: 'listOtherSellers',
  summary: 'The same thing from other shops, best price first',
  method: 'GET',
  path: '/product/public/product/other-sellers',
  access: 'public',
  query: z.object({
    /** The product that is looked at. */
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
