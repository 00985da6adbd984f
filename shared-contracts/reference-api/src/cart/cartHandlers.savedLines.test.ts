import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import {
  addCartItem,
  type CartPlace,
  changeCartItem,
  getPublicCart,
  moveCartItem,
  removeCartItem,
} from '@marketplace/contracts/api/publicCart';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT } from '../testing/marketUuids';
import { createClock } from '../testing/openTestApi';
import { fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

describe('cart lines that are saved for later or removed', () => {
  const clock = createClock();
  const market = serveMarket(openPostgres, { now: clock.now });
  let cartUuid: string;
  let rui: string;

  beforeEach(async () => {
    await createTestMarket(market.db);
    cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    rui = (await read()).cartItems[0]?.uuid ?? '';
  });

  const read = () => {
    clearApiCache();
    return callApi(getPublicCart, { query: { cartUuid } });
  };
  const target = (uuid = cartUuid) => ({
    params: { cartItemUuid: rui },
    query: { cartUuid: uuid },
  });
  const move = (to: CartPlace, uuid = cartUuid) =>
    callApi(moveCartItem, { ...target(uuid), body: { to } });

  it('do not count in any sum while they are saved', async () => {
    expect(await move('saved')).toMatchObject({
      totalQuantity: 1,
      subtotal: 499.99,
      deliveryCharge: 60,
      savedItems: [{ uuid: rui, quantity: 2 }],
    });
  });

  it('get back their position and quantity when they are restored', async () => {
    const before = await read();
    const { removedItem } = await callApi(removeCartItem, target());
    expect(removedItem).toMatchObject({ uuid: rui, quantity: 2, place: 'cart' });
    expect(await move('cart')).toEqual(before);
  });

  it('cannot be restored after a further line was removed', async () => {
    const other = (await read()).cartItems[1]?.uuid ?? '';
    await callApi(removeCartItem, target());
    await callApi(removeCartItem, { ...target(), params: { cartItemUuid: other } });
    await expect(move('cart')).rejects.toMatchObject({ status: 404 });
  });

  it('can be restored until ten minutes after they were removed', async () => {
    await callApi(removeCartItem, target());
    clock.advance(10 * 60 - 1);
    expect((await read()).removedItem?.uuid).toBe(rui);
    clock.advance(1);
    expect((await read()).removedItem).toBeUndefined();
    await expect(move('cart')).rejects.toMatchObject({ status: 404 });
  });

  it('stay saved if the cart is ordered', async () => {
    await move('saved');
    const request = await market.api.visit('01711000001');
    const order = await callApi(placeOrder, { request, body: orderBody(cartUuid) });
    expect(order.subtotal).toBe(499.99);
    expect(await read()).toMatchObject({ cartItems: [], savedItems: [{ uuid: rui }] });
  });

  it('cannot be ordered while they are saved, even if the cart contains nothing else', async () => {
    const other = (await read()).cartItems[1]?.uuid ?? '';
    await move('saved');
    await callApi(removeCartItem, { ...target(), params: { cartItemUuid: other } });
    const request = await market.api.visit('01711000001');
    await expect(callApi(placeOrder, { request, body: orderBody(cartUuid) })).rejects.toMatchObject(
      { status: 409, code: 'cart-empty' },
    );
  });

  it('return to the cart with the new quantity when their product is added again', async () => {
    await move('saved');
    const cart = await callApi(addCartItem, {
      body: { productUuid: PRODUCT.rui, quantity: 1, cartUuid },
    });
    expect(cart).toMatchObject({ totalQuantity: 2, savedItems: [] });
  });

  it.each<CartPlace>(['cart', 'saved'])(
    'cannot be moved to "%s" with the uuid of another cart',
    async (to) => {
      const stranger = await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }]);
      await expect(move(to, stranger)).rejects.toMatchObject({ status: 404 });
      await expect(move(to, 'not-a-uuid')).rejects.toMatchObject({ status: 404 });
      expect((await read()).cartItems).toHaveLength(2);
    },
  );

  it('cannot be given another quantity while they are saved', async () => {
    await move('saved');
    await expect(
      callApi(changeCartItem, { ...target(), body: { quantity: 1 } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('cannot be moved to any list except "cart" and "saved"', async () => {
    // Sends the request without the contract's client, because the client's types forbid this body.
    const reply = await market.api.app.inject({
      method: 'POST',
      url: `/public-cart/cart-item/${rui}/move?cartUuid=${cartUuid}`,
      payload: { to: 'attic' },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().message).toEqual(['to must be cart or saved']);
  });
});
