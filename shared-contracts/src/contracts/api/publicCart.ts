import * as z from 'zod/mini';
import { type CartItem, cartItem } from './cartItem';
import { defineCall } from './defineCall';
import { type CartDelivery, cartDelivery, type DistrictCharge, districtCharge } from './delivery';
import { count, quantity, taka, uuid } from './fields';
import { refundPromise } from './refundPromise';

export { type CartDelivery, type CartItem, cartItem, type DistrictCharge };

/** `cart`: to be ordered. `saved`: kept for later, in no sum and no order. */
export const cartPlace = z.enum(['cart', 'saved'], { error: 'must be cart or saved' });
export type CartPlace = z.infer<typeof cartPlace>;

/** A line that was taken out of a cart, and the place it was in. */
export const removedCartItem = z.object({ ...cartItem.shape, place: cartPlace });
export type RemovedCartItem = z.infer<typeof removedCartItem>;

/** What one shop is to send of a cart. Amounts in taka. */
export const cartParcel = z.object({
  shopName: z.string(),
  /** Slug of the shop's page. */
  shopHandle: z.string(),
  /** Sum of its lines. */
  subtotal: taka,
  /** Cost of delivering it today; the most where it depends on the district. */
  deliveryCharge: taka,
  /** Extension: what it costs instead in the shop's own district; left out where that is the same. */
  withinDistrict: z.optional(districtCharge),
  /** The `subtotal` from which this shop delivers free of charge; `null` where it never does. */
  freeDeliveryFrom: z.nullable(taka),
  /** Extension: until when it would arrive; left out by a host that promises no day. */
  delivery: z.optional(cartDelivery),
});
export type CartParcel = z.infer<typeof cartParcel>;

/** The promo code of a cart. Amounts in taka. */
export const cartPromo = z.object({
  /** As the market made it, in capitals. */
  code: z.string(),
  /** What it takes off the `subtotal` today. */
  discount: taka,
  /** The `subtotal` from which it takes something off. */
  minimum: taka,
  /** Why it takes nothing off today; `null` where it does. */
  refusal: z.nullable(z.enum(['over', 'below-minimum'])),
});
export type CartPromo = z.infer<typeof cartPromo>;

/** A cart; an empty one without a uuid where none is known under the uuid asked for. */
export const cart = z.object({
  /** `null` for a cart that is not there. */
  uuid: z.nullable(uuid),
  /** Lines, in the order they were added. */
  cartItems: z.array(cartItem),
  /** Pieces, over all lines. */
  totalQuantity: count,
  /** Sum of the lines' totals, in taka, without delivery. */
  subtotal: taka,
  /**
   * Cost of delivering all parcels today, in taka: the most it can become, where it depends on the
   * district; left out where the host cannot tell.
   */
  deliveryCharge: z.optional(taka),
  /** Extension: the parcels it would make, one per shop, in the sequence of its lines. */
  cartParcels: z.optional(z.array(cartParcel)),
  /** Extension: when money that was paid comes back, if it were ordered now; left out by a host that promises nothing. */
  refundPromise: z.optional(refundPromise),
  /** Extension: the promo code; `null` without one, left out by a host that takes none. */
  promo: z.optional(z.nullable(cartPromo)),
  /** Extension: lines kept for later, in the order they were added. */
  savedItems: z.optional(z.array(cartItem)),
  /** Extension: the line taken out last, while `moveCartItem` can put it back: ten minutes. */
  removedItem: z.optional(removedCartItem),
});
export type Cart = z.infer<typeof cart>;

/** Loaded where a reply cannot be read as a whole. */
export const lenientCart = async (body: unknown) =>
  (await import('./parseCartLeniently')).parseCartLeniently(body);

// Read leniently: a cookie someone tampered with names no cart, and must not stop a shopper.
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
 * Adds pieces of a product; more of what is there already raises that line. Without a cart, or
 * with a `cartUuid` that names none, a new cart is made; its `uuid` is for the cookie `cartUuid`.
 * 404 unknown product, 409 too few left or not for sale, or `shop-closed` where its shop takes no orders,
 * 400 a variant is missing or not its own.
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
    /** Needed where the product has variants. */
    productVariantUuid: z.nullish(uuid),
    /** Pieces to add. */
    quantity: z._default(quantity, 1),
    /** The cart to add to; left out, a new one is made. */
    cartUuid: z.nullish(cartUuidGiven),
  }),
  reply: z.object({ ...cart.shape, uuid }),
  mendReply: lenientCart,
  errors: [400, 404, 409],
  isTranslated: true,
});

/** An unknown cart is replied as an empty one and is no error, so that a stale cookie stops no shopper. */
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

/** 409 when fewer are left, saying how many, or when more are wanted of a closed shop. 404 for a line of another cart. */
export const changeCartItem = defineCall({
  id: 'changeCartItem',
  summary: 'Set how many pieces a line of a cart has',
  method: 'PATCH',
  path: '/public-cart/cart-item/{cartItemUuid}',
  access: 'public',
  params: itemParams,
  query: cartQuery,
  body: z.object({
    /** Pieces the line is to have. */
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
 * Makes the cart of a cookie the customer's, who then has it on every device. Where the customer has
 * one already, lines of the other are added to it, pieces of the same thing added up, and the other is
 * no more. A cart of another customer is left alone, as is one that is not there. Replies the
 * customer's cart; an empty one where there is none. `addCartItem` with the customer's token and
 * without a cart adds to it as well.
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
 * Keeps a line for later, moves a kept one into the cart, or puts back the one taken out last, to
 * the sequence and quantity it had. Never refused for its stock, which each line tells. 404 for a
 * line that is not in that cart, or was taken out too long ago.
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
    /** The place the line is to be in. */
    to: cartPlace,
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});
