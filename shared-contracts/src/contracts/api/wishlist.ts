import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { done, uuid } from './fields';
import { listOf } from './pagination';
import { type WishlistEntry, wishlistEntry } from './wishlistEntry';

export { type WishlistEntry, wishlistEntry };

/** The code that repairs a wishlist is loaded only when a reply cannot be parsed. */
const mendReply = async (body: unknown) =>
  (await import('./parseWishlistLeniently')).parseWishlistLeniently(body);

/** Lists the entries of the customer's wishlist, the newest first, at most 200. */
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

/**
 * Adds a product to the wishlist. If the wishlist already has the entry, the reply is that entry,
 * unchanged. 400 for a variant of another product, 404 for an unknown product, 409 if the wishlist
 * already has 200 entries.
 */
export const addWishlistEntry = defineCall({
  id: 'addWishlistEntry',
  summary: 'Put a product on the wishlist',
  method: 'POST',
  path: '/wishlist',
  access: 'customer',
  body: z.object({
    /** Uuid of the product to add. */
    productUuid: uuid,
    /** Uuid of the variant, if one is already chosen. */
    productVariantUuid: z.nullish(uuid),
  }),
  reply: wishlistEntry,
  errors: [400, 401, 404, 409],
  isTranslated: true,
});

/** Removes an entry. 404 for an entry that is already deleted or belongs to another customer. */
export const removeWishlistEntry = defineCall({
  id: 'removeWishlistEntry',
  summary: 'Take an entry off the wishlist',
  method: 'DELETE',
  path: '/wishlist/{wishlistUuid}',
  access: 'customer',
  params: z.object({
    /** Uuid of one of the customer's own entries. */
    wishlistUuid: uuid,
  }),
  reply: done,
  errors: [401, 404],
});
