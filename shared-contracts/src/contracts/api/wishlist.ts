import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, taka, uuid } from './fields';
import { listOf } from './pagination';
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
});
export type WishlistEntry = z.infer<typeof wishlistEntry>;

/** Newest first; at most 200. */
export const listWishlist = defineCall({
  id: 'listWishlist',
  summary: "The customer's wishlist",
  method: 'GET',
  path: '/wishlist',
  access: 'customer',
  reply: listOf(wishlistEntry),
  errors: [401],
});

/** Replies an existing entry unchanged. 404 unknown product, 409 past 200. */
export const addWishlistEntry = defineCall({
  id: 'addWishlistEntry',
  summary: 'Put a product on the wishlist',
  method: 'POST',
  path: '/wishlist',
  access: 'customer',
  body: z.object({
    /** The product to keep. */
    productUuid: uuid,
    /** One of its variants, where one is chosen already. */
    productVariantUuid: z.nullish(uuid),
  }),
  reply: wishlistEntry,
  errors: [400, 401, 404, 409],
});

/** 404 for an entry that is gone or another's. */
export const removeWishlistEntry = defineCall({
  id: 'removeWishlistEntry',
  summary: 'Take an entry off the wishlist',
  method: 'DELETE',
  path: '/wishlist/{wishlistUuid}',
  access: 'customer',
  params: z.object({
    /** The `uuid` of an own entry. */
    wishlistUuid: uuid,
  }),
  reply: done,
  errors: [401, 404],
});
