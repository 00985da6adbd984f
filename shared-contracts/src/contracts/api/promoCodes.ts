import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line } from './fields';
import { cart, cartQuery, lenientCart } from './publicCart';

/**
 * Puts a promo code on a cart, in place of one that is there. Its discount is in the cart's reply and
 * is decided when the order is placed. 404 for a code that is wrong, over or used up, one and the same
 * whichever; throttled, for codes can be guessed.
 */
export const applyPromoCode = defineCall({
  id: 'applyPromoCode',
  summary: 'Put a promo code on a cart',
  method: 'POST',
  path: '/public-cart/promo-code',
  access: 'public',
  query: cartQuery,
  body: z.object({
    /** As it was typed: in capitals or not, with Bangla digits or others. */
    code: line(40),
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});

/** Nothing happens where there is none. 404 for an unknown cart. */
export const removePromoCode = defineCall({
  id: 'removePromoCode',
  summary: 'Take the promo code off a cart',
  method: 'DELETE',
  path: '/public-cart/promo-code',
  access: 'public',
  query: cartQuery,
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});
