import { bus } from '@marketplace/contracts/events';
import { readCartQuantity, readCartUuid } from '@marketplace/contracts/session/cookies';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { forgetCart, keepCart } from './keepCart';

const cart = buildCart([buildCartItem(1, { quantity: 3 })]);

describe('keepCart', () => {
  it('writes the cookies before it tells anyone', () => {
    const seen: unknown[] = [];
    const stop = bus.subscribe('cart:changed', ({ totalQuantity }) =>
      seen.push([totalQuantity, readCartUuid(), readCartQuantity()]),
    );
    keepCart(cart);
    expect(seen).toEqual([[3, CART_UUID, 3]]);
    stop();
  });

  it('takes the cookies back when the server knows no such cart', () => {
    keepCart(cart);
    keepCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
    expect(readCartUuid()).toBeUndefined();
    expect(bus.retained('cart:changed')).toEqual({
      cartUuid: '',
      totalQuantity: 0,
      cartItems: [],
    });
  });

  it('is empty after an order', () => {
    keepCart(cart);
    forgetCart();
    expect(readCartQuantity()).toBe(0);
    expect(bus.retained('cart:changed')?.totalQuantity).toBe(0);
  });
});
