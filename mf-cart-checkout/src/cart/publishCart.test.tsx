import { readCartQuantity, readCartUuid } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { buildCart, buildCartItem, CART_UUID } from '../testing/buildCart';
import { publishCart, publishEmptyCart } from './publishCart';

const cart = buildCart([buildCartItem(1, { quantity: 3 })]);

describe('publishCart', () => {
  it('writes the cookies before it publishes', () => {
    const seen: unknown[] = [];
    const stop = bus.subscribe('cart:changed', ({ totalQuantity }) =>
      seen.push([totalQuantity, readCartUuid(), readCartQuantity()]),
    );
    publishCart(cart);
    expect(seen).toEqual([[3, CART_UUID, 3]]);
    stop();
  });

  it('clears the cookies when the server has no such cart', () => {
    publishCart(cart);
    publishCart({ uuid: null, cartItems: [], totalQuantity: 0, subtotal: 0 });
    expect(readCartUuid()).toBeUndefined();
    expect(bus.retained('cart:changed')).toEqual({
      cartUuid: '',
      totalQuantity: 0,
      cartItems: [],
    });
  });

  it('is empty after an order', () => {
    publishCart(cart);
    publishEmptyCart();
    expect(readCartQuantity()).toBe(0);
    expect(bus.retained('cart:changed')?.totalQuantity).toBe(0);
  });
});
