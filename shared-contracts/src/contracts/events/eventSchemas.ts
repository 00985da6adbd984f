import * as z from 'zod/mini';
import { cartItem } from '../api/publicCart';
import { wishlistEntry } from '../api/wishlist';

/**
 * The data of a customer that every remote may know. Data that only the profile page needs is not
 * included.
 */
export const sessionUser = z.object({ uuid: z.string(), fullName: z.string() });

/** A product, or one variant of it. */
const wish = z.object({ productUuid: z.string(), productVariantUuid: z.optional(z.string()) });

/** A product, or one variant of it, that a shopper acted on. */
export const productChoice = z.object({ requestId: z.string(), ...wish.shape });

const chosenQuantity = z.object({ ...productChoice.shape, quantity: z.number() });

/** Number of pieces of a product, or of one variant of it, in the cart. */
const heldQuantity = z.object({ ...wish.shape, quantity: z.number() });

/** Items of a purchase and their value, for analytics events. */
const purchase = z.object({
  /** Value of all items in taka, without delivery. */
  value: z.number(),
  items: z.array(
    z.object({
      productUuid: z.string(),
      productVariantUuid: z.optional(z.string()),
      quantity: z.number(),
    }),
  ),
});

/** The failure of a request, with the message that the shopper sees. */
const failure = z.object({ requestId: z.string(), message: z.string() });

const remoteModule = { remote: z.string(), version: z.string(), module: z.string() };

const nothing = z.record(z.string(), z.never());

/**
 * Every topic and its payload. Names are `owner:what-happened`, and payloads are plain data. Any
 * part may publish a topic that ends in `requested`, and one part (its owner) handles it. Every
 * other topic has exactly one publisher, except that the shell also publishes the failures of a
 * remote that cannot be loaded. Browsers get only the types. A build writes the schemas of its
 * topics into its release, so that an incompatible change of a payload is found before the release
 * goes live.
 */
export const eventSchemas = {
  'session:changed': z.object({ isLogin: z.boolean(), user: z.nullable(sessionUser) }),
  'session:login-requested': z.object({
    reason: z.enum(['header', 'wishlist', 'checkout', 'review', 'comment', 'guard']),
    /** True if the session expired without a logout; the login modal then says so. */
    hasSessionEnded: z.optional(z.boolean()),
    /** Path of the page that opens after sign-in; the current page by default. */
    path: z.optional(z.string()),
    /** Product to put on the wishlist after sign-in; dropped if the modal is cancelled. */
    wish: z.optional(wish),
  }),
  'cart:changed': z.object({
    cartUuid: z.string(),
    totalQuantity: z.number(),
    cartItems: z.array(cartItem),
  }),
  /**
   * The quantities of the cart if all pending changes succeed. If the API refuses a change, the
   * event is published once more without that change.
   */
  'cart:quantity-expected': z.object({
    totalQuantity: z.number(),
    /**
     * Expected pieces of each product with a pending change. Products that are not listed have the
     * quantity in `cart:changed`.
     */
    items: z.optional(z.array(heldQuantity)),
  }),
  /**
   * Adds pieces of a product that is in the cart, or removes some if `change` is below 0; a line
   * without pieces is removed. The answer is `cart:changed`, or `cart:add-failed` with the
   * request's id.
   */
  'cart:quantity-requested': z.object({ ...productChoice.shape, change: z.number() }),
  'cart:add-requested': chosenQuantity,
  'cart:item-added': chosenQuantity,
  'cart:add-failed': failure,
  'wishlist:changed': z.object({ entries: z.array(wishlistEntry) }),
  'wishlist:toggle-requested': z.object({
    ...productChoice.shape,
    /**
     * True if the wishlist must keep an entry that it already has, because the visitor pressed the
     * button to add the product before their wishlist was known.
     */
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
    /** Link to what the message is about; `path` is a path of the storefront. */
    link: z.optional(z.object({ path: z.string(), label: z.string() })),
  }),
  'remote:loaded': z.object({ ...remoteModule, ms: z.number() }),
  'remote:failed': z.object({ ...remoteModule, error: z.string() }),
};
