import * as z from 'zod/mini';
import { type CartItem, cartItem } from './cartItem';
import { defineCall } from './defineCall';
import { type CartDelivery, cartDelivery, type DistrictCharge, districtCharge } from './delivery';
import { count, quantity, taka, uuid } from './fields';
import { refundPromise } from './refundPromise';

export { type CartDelivery, type CartItem, cartItem, type DistrictCharge };

/** `cart`: lines to order. `saved`: lines kept for later, which are in no sum and no order. */
export const cartPlace = z.enum(['cart', 'saved'], { error: 'must be cart or saved' });
export type CartPlace = z.infer<typeof cartPlace>;

/** A removed line, and whether it was in the cart or saved. */
export const removedCartItem = z.object({ ...cartItem.shape, place: cartPlace });
export type RemovedCartItem = z.infer<typeof removedCartItem>;

/** The lines of a cart that one shop would send. Amounts in taka. */
export const cartParcel = z.object({
  shopName: z.string(),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  /** Sum of its lines. */
  subtotal: taka,
  /** Cost of delivering it today; the highest cost if it depends on the district. */
  deliveryCharge: taka,
  /** Extension: lower cost in the shop's own district; left out if it is the same. */
  withinDistrict: z.optional(districtCharge),
  /** The `subtotal` from which this shop delivers free of charge; `null` if it never does. */
  freeDeliveryFrom: z.nullable(taka),
  /** Extension: delivery deadlines; left out by a host that promises none. */
  delivery: z.optional(cartDelivery),
});
export type CartParcel = z.infer<typeof cartParcel>;

/** The promo code of a cart. Amounts in taka. */
export const cartPromo = z.object({
  /** The code in capitals. */
  code: z.string(),
  /** Discount on today's `subtotal`. */
  discount: taka,
  /** The lowest `subtotal` that gets the discount. */
  minimum: taka,
  /** Why there is no discount today; `null` if there is one. */
  refusal: z.nullable(z.enum(['over', 'below-minimum'])),
});
export type CartPromo = z.infer<typeof cartPromo>;

/** A cart. If the requested uuid is unknown, an empty cart without a uuid. */
export const cart = z.object({
  /** `null` for a cart that does not exist. */
  uuid: z.nullable(uuid),
  /** Lines in the order in which they were added. */
  cartItems: z.array(cartItem),
  /** Number of pieces in all lines. */
  totalQuantity: count,
  /** Sum of the lines' totals in taka, without delivery. */
  subtotal: taka,
  /**
   * Cost of delivering all parcels today, in taka; the highest cost if it depends on the district.
   * Left out by a host that cannot tell.
   */
  deliveryCharge: z.optional(taka),
  /** Extension: its parcels, one per shop, in the order of its lines. */
  cartParcels: z.optional(z.array(cartParcel)),
  /**
   * Extension: when an advance payment would come back if the cart were ordered now; left out by a
   * host that promises nothing.
   */
  refundPromise: z.optional(refundPromise),
  /** Extension: the promo code; `null` without one, left out by a host without promo codes. */
  promo: z.optional(z.nullable(cartPromo)),
  /** Extension: lines saved for later, in the order in which they were added. */
  savedItems: z.optional(z.array(cartItem)),
  /**
   * Extension: the line that was removed last, while `moveCartItem` can restore it (ten minutes).
   */
  removedItem: z.optional(removedCartItem),
});
export type Cart = z.infer<typeof cart>;

/** Parses a cart that does not fit the schema. Its code is loaded only then. */
export const lenientCart = async (body: unknown) =>
  (await import('./parseCartLeniently')).parseCartLeniently(body);

// Any text, because an invalid cookie must not stop a shopper: it names no cart.
const cartUuidGiven = z.string().check(z.maxLength(200));
export const cartQuery = z.object({
  /** Value of the cookie `cartUuid`; knowing it gives access to the cart. */
  cartUuid: z._default(cartUuidGiven, ''),
});
const itemParams = z.object({
  /** A line of that cart. */
  cartItemUuid: uuid,
});

/**
 * Adds pieces of a product; if the cart has a line of it, raises its quantity. Makes a new cart if
 * `cartUuid` is missing or unknown; its `uuid` belongs into the cookie `cartUuid`. 404 for an
 * unknown product, 409 if too few are left or it is not for sale, 409 `shop-closed` if its shop
 * takes no orders, 400 for a missing or foreign variant.
 */
export const addCartItem = defineCall({
  id: 'addCartItem',
  summary: 'Add a product to a cart, new or known',
  method: 'POST',
  path: '/public-cart/cart-item',
  access: 'public',
  body: z.object({
    /** The product to add. */
    productUuid: uuid,
    /** Required if the product has variants. */
    productVariantUuid: z.nullish(uuid),
    /** Pieces to add. */
    quantity: z._default(quantity, 1),
    /** The cart to add to; a new one is made if it is left out. */
    cartUuid: z.nullish(cartUuidGiven),
  }),
  reply: z.object({ ...cart.shape, uuid }),
  mendReply: lenientCart,
  errors: [400, 404, 409],
  isTranslated: true,
});

/**
 * An unknown cart gives an empty one instead of an error, because an old cookie must not stop a
 * shopper.
 */
export const getPublicCart = defineCall({
  id: 'getPublicCart',
  summary: 'A cart by its uuid; empty when there is none',
  method: 'GET',
  path: '/public-cart',
  access: 'public',
  query: cartQuery,
  reply: cart,
  mendReply: lenientCart,
  errors: [400],
  isTranslated: true,
});

/**
 * 409 if fewer are left (it says how many), or if more are wanted from a closed shop. 404 for a
 * line of another cart.
 */
export const changeCartItem = defineCall({
  id: 'changeCartItem',
  summary: 'Set how many pieces a line of a cart has',
  method: 'PATCH',
  path: '/public-cart/cart-item/{cartItemUuid}',
  access: 'public',
  params: itemParams,
  query: cartQuery,
  body: z.object({
    /** New number of pieces of the line. */
    quantity,
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404, 409],
  isTranslated: true,
});

/** 404 for a line that is not in that cart. */
export const removeCartItem = defineCall({
  id: 'removeCartItem',
  summary: 'Take a line out of a cart',
  method: 'DELETE',
  path: '/public-cart/cart-item/{cartItemUuid}',
  access: 'public',
  params: itemParams,
  query: cartQuery,
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404],
  isTranslated: true,
});

/**
 * Makes the cart of a cookie the customer's, on every device. If the customer already has a cart,
 * the lines are added to it (quantities of the same product are added up) and the other cart is
 * deleted. Ignores an unknown cart and another customer's. Replies the customer's cart, or an empty
 * one if there is none. `addCartItem` with the customer's token and no cart also adds to the
 * customer's cart.
 */
export const claimCart = defineCall({
  id: 'claimCart',
  summary: "Make a visitor's cart the customer's",
  method: 'POST',
  path: '/public-cart/claim',
  access: 'customer',
  body: z.object({
    /** Value of the cookie `cartUuid`. */
    cartUuid: z.nullish(cartUuidGiven),
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 401],
  isTranslated: true,
  isExtension: true,
});

/**
 * Saves a line for later, moves a saved line into the cart, or restores the line that was removed
 * last at its position and quantity. Stock does not matter; each line tells its own. 404 for a line
 * that is not in that cart, or was removed too long ago.
 */
export const moveCartItem = defineCall({
  id: 'moveCartItem',
  summary: 'Keep a line of a cart for later, or bring it back',
  method: 'POST',
  path: '/public-cart/cart-item/{cartItemUuid}/move',
  access: 'public',
  params: itemParams,
  query: cartQuery,
  body: z.object({
    /** The list that the line moves to. */
    to: cartPlace,
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});
