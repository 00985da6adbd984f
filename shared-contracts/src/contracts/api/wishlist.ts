import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, uuid } from './fields';
import { listOf } from './pagination';
import { type WishlistEntry, wishlistEntry } from './wishlistEntry';

export { type WishlistEntry, wishlistEntry };

/** Loaded where the reply cannot be read as a whole. */
const mendReply = async (body: unknown) =>
  (await import('./parseWishlistLeniently')).parseWishlistLeniently(body);

/** Newest first; at most 200. */
export const listWishlist = defineCall({
  id: 'listWishlist',
  summary: "The customer's wishlist",
  method: 'GET',
  path: '/wishlist',
  access: 'customer',
  reply: listOf(wishlistEntry),
  mendReply,
  errors: [401],
  isTranslated: true,
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
  isTranslated: true,
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
