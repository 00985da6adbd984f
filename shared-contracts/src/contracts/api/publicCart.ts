import * as z from 'zod/mini';
import { type CartItem, cartItem } from './cartItem';
import { defineCall } from './defineCall';
import { type CartDelivery, cartDelivery, type DistrictCharge, districtCharge } from './delivery';
import { count, quantity, taka, uuid } from './fields';
import { refundPromise } from './refundPromise';

export { type CartDelivery, type CartItem, cartItem, type DistrictCharge };

/**
 * One of the two lists of a cart. `cart` has the lines to order. `saved` has the lines that the
 * shopper keeps for later; no sum and no order contains them.
 */
export const cartPlace = z.enum(['cart', 'saved'], { error: 'must be cart or saved' });
export type CartPlace = z.infer<typeof cartPlace>;

/** A line that was removed, and the list from which it was removed. */
export const removedCartItem = z.object({ ...cartItem.shape, place: cartPlace });
export type RemovedCartItem = z.infer<typeof removedCartItem>;

/** The lines of a cart that one shop would send. Amounts are in taka. */
export const cartParcel = z.object({
  shopName: z.string(),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  /** Sum of the totals of the parcel's lines. */
  subtotal: taka,
  /** Cost of delivering the parcel today; the highest cost if it depends on the district. */
  deliveryCharge: taka,
  /**
   * API extension: lower cost within the shop's own district; left out if it equals
   * `deliveryCharge`.
   */
  withinDistrict: z.optional(districtCharge),
  /** The `subtotal` from which this shop delivers free of charge; `null` if it never does. */
  freeDeliveryFrom: z.nullable(taka),
  /** API extension: delivery deadlines; left out by an API that promises none. */
  delivery: z.optional(cartDelivery),
});
export type CartParcel = z.infer<typeof cartParcel>;

/** The promo code of a cart. Amounts are in taka. */
export const cartPromo = z.object({
  /** The code in capitals. */
  code: z.string(),
  /** Discount on today's `subtotal`. */
  discount: taka,
  /** The lowest `subtotal` for which the code gives a discount. */
  minimum: taka,
  /** Reason why the code gives no discount today; `null` if it gives a discount. */
  refusal: z.nullable(z.enum(['over', 'below-minimum'])),
});
export type CartPromo = z.infer<typeof cartPromo>;

/** A cart. For an unknown uuid, the reply is an empty cart without a uuid. */
export const cart = z.object({
  /** `null` for a cart that does not exist. */
  uuid: z.nullable(uuid),
  /** Lines in the order in which they were added. */
  cartItems: z.array(cartItem),
  /** Number of pieces in all lines. */
  totalQuantity: count,
  /** Sum of the totals of all lines in taka, without delivery. */
  subtotal: taka,
  /**
   * Cost of delivering all parcels today, in taka; the highest cost if it depends on the district.
   * Left out by an API that cannot compute it.
   */
  deliveryCharge: z.optional(taka),
  /** API extension: the parcels, one per shop, in the order of the cart's lines. */
  cartParcels: z.optional(z.array(cartParcel)),
  /**
   * API extension: deadlines for refunding an advance payment, if the cart were ordered now; left
   * out by an API that promises nothing.
   */
  refundPromise: z.optional(refundPromise),
  /**
   * API extension: the promo code; `null` if the cart has none, left out by an API without promo
   * codes.
   */
  promo: z.optional(z.nullable(cartPromo)),
  /** API extension: lines saved for later, in the order in which they were added. */
  savedItems: z.optional(z.array(cartItem)),
  /**
   * API extension: the line that was removed last, as long as `moveCartItem` can restore it (ten
   * minutes).
   */
  removedItem: z.optional(removedCartItem),
});
export type Cart = z.infer<typeof cart>;

/**
 * Repairs a cart that does not fit the schema. The code of the repair is loaded only when needed.
 */
export const lenientCart = async (body: unknown) =>
  (await import('./parseCartLeniently')).parseCartLeniently(body);

// Accepts any text, because an invalid cookie must not stop a shopper. An invalid uuid is treated
// like the uuid of an unknown cart.
const cartUuidGiven = z.string().check(z.maxLength(200));
export const cartQuery = z.object({
  /** Value of the cookie `cartUuid`. Whoever knows the value has access to the cart. */
  cartUuid: z._default(cartUuidGiven, ''),
});
const itemParams = z.object({
  /** Uuid of a line of the cart. */
  cartItemUuid: uuid,
});

/**
 * Adds pieces of a product. If the cart already has a line for the product, the quantity of that
 * line rises. A line that was saved for later or removed returns to the cart, but has only the
 * added pieces. If `cartUuid` is missing or unknown, a new cart is made; the client stores its
 * `uuid` in the cookie `cartUuid`. 404 for an unknown product. 409 if too few pieces are left or
 * the product is not for sale, 409 `shop-closed` if its shop takes no orders. 409 `cart-full` if
 * the cart has no room for another line. 400 for a missing variant, or for a variant of another
 * product. 429 with `Retry-After` if the visitor's network has created too many carts.
 */
export const addCartItem = defineCall({
  id: 'addCartItem',
  summary: 'Add a product to a cart, new or known',
  method: 'POST',
  path: '/public-cart/cart-item',
  access: 'public',
  body: z.object({
    /** Uuid of the product to add. */
    productUuid: uuid,
    /** Uuid of the chosen variant; required if the product has variants. */
    productVariantUuid: z.nullish(uuid),
    /** Number of pieces to add. */
    quantity: z._default(quantity, 1),
    /** Uuid of the cart to add to; if it is left out, a new cart is made. */
    cartUuid: z.nullish(cartUuidGiven),
  }),
  reply: z.object({ ...cart.shape, uuid }),
  mendReply: lenientCart,
  errors: [400, 404, 409],
  isTranslated: true,
});

/**
 * Returns a cart. For an unknown cart, the reply is an empty cart instead of an error, because an
 * old cookie must not stop a shopper.
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
 * Changes the quantity of a line. 409 if the quantity rises and too few pieces are left (the
 * message says how many are), or if it rises while the shop is closed. 404 for a line of another
 * cart, and for a line that was saved for later or removed.
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
    /** New number of pieces. */
    quantity,
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404, 409],
  isTranslated: true,
});

/** Removes a line. 404 for a line that the cart does not contain. */
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
 * Makes the cart in the cookie the customer's cart on every device. If the customer already has a
 * cart, the lines are added to that cart as far as it has room, and the cart in the cookie is
 * deleted. Quantities of the same product are added up. Unknown carts and carts of other customers
 * are ignored. The reply is the customer's cart; it is empty if the customer has none.
 * `addCartItem` also adds to the customer's cart if its request has the customer's token and names
 * no cart.
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
 * last. A restored line gets its former position and quantity. The call succeeds whatever the stock
 * is: each line says how many pieces can be ordered. 404 for a line that the cart does not contain,
 * or that was removed too long ago.
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
