import * as z from 'zod/mini';
import { cartItem } from '../api/publicCart';
import { wishlistEntry } from '../api/wishlist';

/** A customer as other parts may know them; nothing that only the profile page needs. */
export const sessionUser = z.object({ uuid: z.string(), fullName: z.string() });

/** A product, or one variant of it. */
const wish = z.object({ productUuid: z.string(), productVariantUuid: z.optional(z.string()) });

/** Names a product, or one variant of it, that a shopper acted on. */
export const productChoice = z.object({ requestId: z.string(), ...wish.shape });

const chosenQuantity = z.object({ ...productChoice.shape, quantity: z.number() });

/** Pieces of a product, or of one variant of it, in the cart. */
const heldQuantity = z.object({ ...wish.shape, quantity: z.number() });

/** Schema of a purchase as analytics events carry it: its items and their value. */
const purchase = z.object({
  /** Taka, of all items together, without delivery. */
  value: z.number(),
  items: z.array(
    z.object({
      productUuid: z.string(),
      productVariantUuid: z.optional(z.string()),
      quantity: z.number(),
    }),
  ),
});

/** `message` is shown to the shopper. */
const failure = z.object({ requestId: z.string(), message: z.string() });

const remoteModule = { remote: z.string(), version: z.string(), module: z.string() };

const nothing = z.record(z.string(), z.never());

/**
 * Every topic and its payload (design of the storefront, section 6). Names are
 * `owner:what-happened`; payloads are plain data. Topics ending in `requested` may be published by
 * anyone and are answered by one owner; every other topic has exactly one publisher, but that the
 * shell publishes the failures of a remote that cannot be loaded.
 *
 * Browsers get the types alone. A build writes the schemas of its topics into its release, where a
 * payload that changed in place is seen before the release goes live.
 */
export const eventSchemas = {
  'session:changed': z.object({ isLogin: z.boolean(), user: z.nullable(sessionUser) }),
  'session:login-requested': z.object({
    reason: z.enum(['header', 'wishlist', 'checkout', 'review', 'comment', 'guard']),
    /** The login modal says so: a session that was there has ended by itself. */
    hasSessionEnded: z.optional(z.boolean()),
    /** Page of the shop that signing in leads on to; the one that is open where left out. */
    path: z.optional(z.string()),
    /** What to put on the wishlist once they are signed in; cancelling the modal forgets it. */
    wish: z.optional(wish),
  }),
  'cart:changed': z.object({
    cartUuid: z.string(),
    totalQuantity: z.number(),
    cartItems: z.array(cartItem),
  }),
  /** The count once all changes on their way are answered; without them again where they are refused. */
  'cart:quantity-expected': z.object({
    totalQuantity: z.number(),
    /** Pieces of each thing that has a change on its way; those of all others are as in `cart:changed`. */
    items: z.optional(z.array(heldQuantity)),
  }),
  /**
   * More pieces, or fewer where `change` is below 0, of what the cart holds; without any left it is removed.
   * Answered by `cart:changed`, or by `cart:add-failed` with its id.
   */
  'cart:quantity-requested': z.object({ ...productChoice.shape, change: z.number() }),
  'cart:add-requested': chosenQuantity,
  'cart:item-added': chosenQuantity,
  'cart:add-failed': failure,
  'wishlist:changed': z.object({ entries: z.array(wishlistEntry) }),
  'wishlist:toggle-requested': z.object({
    ...productChoice.shape,
    /** What is there already stays: a visitor asked for it before it was known whose wishlist it is. */
    isAddition: z.optional(z.boolean()),
  }),
  'wishlist:item-added': productChoice,
  'wishlist:item-removed': productChoice,
  'wishlist:toggle-failed': failure,
  'product:viewed': z.object({ productUuid: z.string(), price: z.number() }),
  'checkout:started': purchase,
  'order:placed': purchase,
  'quick-view:requested': z.object({ handle: z.string() }),
  'quick-view:closed': z.object({ handle: z.string() }),
  'support-chat:requested': nothing,
  'consent:changed': z.object({ statistics: z.boolean(), chat: z.boolean() }),
  'consent:choice-requested': nothing,
  'toast:requested': z.object({
    kind: z.enum(['success', 'error', 'info']),
    message: z.string(),
    /** Leads to what the message is about; `path` is one of the storefront. */
    link: z.optional(z.object({ path: z.string(), label: z.string() })),
  }),
  'remote:loaded': z.object({ ...remoteModule, ms: z.number() }),
  'remote:failed': z.object({ ...remoteModule, error: z.string() }),
};
