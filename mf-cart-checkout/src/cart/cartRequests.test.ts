import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { buildCart, CART_UUID } from '../testing/buildCart';
import { fetchCart } from './cartRequests';

const requestWith = (cookie: string) =>
  new Request('https://shop.test/cart', { headers: { cookie } });

describe('fetchCart', () => {
  // @spec 7.2
  it('requests the cart whose uuid is in the cookie', async () => {
    const api = fakeApi();
    api.reply(getPublicCart, buildCart());
    const cart = await fetchCart(requestWith(`cartUuid=${CART_UUID}`));
    expect(cart.totalQuantity).toBe(1);
    expect(api.sent[0]?.url.searchParams.get('cartUuid')).toBe(CART_UUID);
  });

  it.each(['', 'cartUuid=', 'cartUuid=%00', "cartUuid=' or 1=1 --", 'cartUuid=../..'])(
    'sends no request and returns an empty cart for the cookie header %p',
    async (cookie) => {
      const api = fakeApi();
      await expect(fetchCart(requestWith(cookie))).resolves.toMatchObject({
        uuid: null,
        cartItems: [],
      });
      expect(api.sent).toEqual([]);
    },
  );
});
