import * as z from 'zod/mini';
import { defineCall } from './defineCall';
import { line } from './fields';
import { cart, cartQuery, lenientCart } from './publicCart';
import { plainCode } from './typedText';

/**
 * Sets or replaces the promo code of a cart. The cart in the reply shows the discount, which is
 * final only when the order is placed. 404 for an unknown cart. The reply is the same 404
 * `promo-unknown` for a wrong, expired or used-up code. The rate is limited, because codes can be
 * guessed.
 */
export const applyPromoCode = defineCall({
  id: 'applyPromoCode',
  summary: 'Put a promo code on a cart',
  method: 'POST',
  path: '/public-cart/promo-code',
  access: 'public',
  query: cartQuery,
  body: z.object({
    /** The code in capital or small letters, with Latin or Bangla digits. */
    code: line(40).check(z.overwrite(plainCode), z.toUpperCase()),
  }),
  reply: cart,
  mendReply: lenientCart,
  errors: [400, 404],
  isTranslated: true,
  isExtension: true,
});

/** Removes the promo code of a cart, if the cart has one. 404 for an unknown cart. */
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
