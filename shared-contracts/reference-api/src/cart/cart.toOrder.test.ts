import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, UNKNOWN, VARIANT } from '../testing/marketUuids';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

// `callApi` checks every reply against the contract, so a reply that violates the contract fails
// the test.
describe.each(TEST_DATABASES)('the API for carts and orders on $database', ({ open }) => {
  const market = serveMarket(open);
  let rahim: Request;

  beforeAll(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  // @spec 1.3, 3.20
  it('finds a cart by its uuid, and adds, changes and removes its lines', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.rui, quantity: 2 }]);
    const again = await callApi(apiCalls.addCartItem, {
      body: { productUuid: PRODUCT.rui, quantity: 1, cartUuid },
    });
    expect(again).toMatchObject({ uuid: cartUuid, totalQuantity: 3, subtotal: 1051.5 });
    const cartItemUuid = again.cartItems[0]?.uuid ?? '';
    const target = { params: { cartItemUuid }, query: { cartUuid } };
    const changed = await callApi(apiCalls.changeCartItem, { ...target, body: { quantity: 1 } });
    expect(changed).toMatchObject({ totalQuantity: 1, subtotal: 350.5 });
    await expect(
      callApi(apiCalls.changeCartItem, { ...target, body: { quantity: 11 } }),
    ).rejects.toMatchObject({ status: 409, message: 'Only 10 of Rui Fish are left' });
    expect((await callApi(apiCalls.removeCartItem, target)).cartItems).toEqual([]);
    await expect(callApi(apiCalls.removeCartItem, target)).rejects.toMatchObject({ status: 404 });
  });

  it.each<[string, object, number, string]>([
    ['an unknown product', { productUuid: UNKNOWN }, 404, 'That product not found'],
    [
      'a product that is out of stock',
      { productUuid: PRODUCT.untracked },
      409,
      'Mystery Sweet is out of stock',
    ],
    [
      'a product without the choice of a variant',
      { productUuid: PRODUCT.jar },
      400,
      'Choose a variant of Mango Pickle',
    ],
    [
      'a variant of another product',
      { productUuid: PRODUCT.rui, productVariantUuid: VARIANT.smallJar },
      400,
      'Rui Fish has no variants',
    ],
    [
      'a variant that is out of stock',
      { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.largeJar },
      409,
      'Mango Pickle (Large) is out of stock',
    ],
    [
      'more pieces than are in stock',
      { productUuid: PRODUCT.hilsa, quantity: 2 },
      409,
      'Only 1 of Hilsa 100% Padma is left',
    ],
  ])('refuses to add %s', async (_, body, status, message) => {
    const call = apiCalls.addCartItem;
    // The cast is safe: the API checks the body, and some bodies break the type on purpose.
    const wanted = body as Parameters<typeof callApi<typeof call>>[1]['body'];
    await expect(callApi(call, { body: wanted })).rejects.toMatchObject({ status, message });
  });

  // @spec 5.17, 9.21
  it('adds one piece if the request gives no quantity, and refuses less than one piece', async () => {
    const add = (body: object) =>
      market.api.app.inject({ method: 'POST', url: '/public-cart/cart-item', payload: body });
    const cart = (await add({ productUuid: PRODUCT.rui })).json();
    expect(cart.cartItems).toMatchObject([{ quantity: 1 }]);
    for (const quantity of [0, -1, 0.5]) {
      expect((await add({ productUuid: PRODUCT.rui, quantity })).statusCode).toBe(400);
      const url = `/public-cart/cart-item/${cart.cartItems[0].uuid}?cartUuid=${cart.uuid}`;
      const changed = await market.api.app.inject({ method: 'PATCH', url, payload: { quantity } });
      expect(changed.statusCode).toBe(400);
    }
  });

  // @spec 1.9, 5.16, 9.23
  it('adds a missing +88 to the phones in both addresses of an order', async () => {
    const cartUuid = await fillCart([{ productUuid: PRODUCT.honey, quantity: 1 }]);
    const body = orderBody(cartUuid);
    const order = await callApi(apiCalls.placeOrder, {
      request: rahim,
      body: {
        ...body,
        shippingAddress: { ...body.shippingAddress, phone: '01711000009' },
        billingAddress: { ...body.billingAddress, phone: '+8801811000007' },
      },
    });
    expect(order).toMatchObject({
      shippingAddress: { phone: '+8801711000009' },
      billingAddress: { phone: '+8801811000007' },
    });
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  // @spec 7.8
  it('lists orders in pages of six, or of the requested size', async () => {
    const list = (query: { pageSize?: number; pageNumber?: number } = {}) =>
      callApi(apiCalls.listMyOrders, { request: rahim, query });
    for (let placed = 0; placed < 7; placed++) {
      const cartUuid = await fillCart([{ productUuid: PRODUCT.honey, quantity: 1 }]);
      await callApi(apiCalls.placeOrder, { request: rahim, body: orderBody(cartUuid) });
    }
    const first = await list();
    expect(first.paginationStatus).toMatchObject({ pageNumber: 1, pageSize: 6 });
    expect(first.items).toHaveLength(6);
    expect((await list({ pageNumber: 2 })).items.length).toBeGreaterThanOrEqual(1);
    expect((await list({ pageSize: 2 })).items).toEqual(first.items.slice(0, 2));
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  it('charges for an order exactly what the cart showed for each shop', async () => {
    const terms = { deliveryChargePaisa: 8050, freeDeliveryFromPaisa: 70_100 };
    await market.db.updateTable('shops').set(terms).execute();
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    const cart = await callApi(apiCalls.getPublicCart, { query: { cartUuid } });
    expect(cart).toMatchObject({
      subtotal: 1200.99,
      deliveryCharge: 80.5,
      cartParcels: [
        { shopHandle: 'padma', subtotal: 701, deliveryCharge: 0, freeDeliveryFrom: 701 },
        { shopHandle: 'garden', subtotal: 499.99, deliveryCharge: 80.5, freeDeliveryFrom: 701 },
      ],
    });
    const body = { ...orderBody(cartUuid), expectedSubtotal: 1200.99, expectedTotal: 1281.49 };
    const order = await callApi(apiCalls.placeOrder, { request: rahim, body });
    expect(order).toMatchObject({ subtotal: 1200.99, deliveryCharge: 80.5, total: 1281.49 });
    expect(order.parcels.map(({ deliveryCharge }) => deliveryCharge)).toEqual([0, 80.5]);
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  it('charges delivery to the district of the address, and refuses a total for another district', async () => {
    const charges = { deliveryChargePaisa: 12_000, deliveryChargeWithinDistrictPaisa: 6050 };
    await market.db.updateTable('shops').set(charges).execute();
    await market.db
      .updateTable('shops')
      .set({ district: 'Dhaka' })
      .where('handle', '=', 'padma')
      .execute();
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    const cart = await callApi(apiCalls.getPublicCart, { query: { cartUuid } });
    expect(cart).toMatchObject({
      deliveryCharge: 240,
      cartParcels: [
        { deliveryCharge: 120, withinDistrict: { district: 'Dhaka', deliveryCharge: 60.5 } },
        { deliveryCharge: 120 },
      ],
    });
    expect(cart.cartParcels?.[1]?.withinDistrict).toBeUndefined();
    const placeTo = (district: string, expectedTotal: number) => {
      const shippingAddress = { ...ADDRESS, district };
      const body = { ...orderBody(cartUuid), shippingAddress, expectedTotal };
      return callApi(apiCalls.placeOrder, { request: rahim, body });
    };
    await expect(placeTo('Khulna', 1381.49)).rejects.toMatchObject({ code: 'cart-changed' });
    await expect(placeTo('Dhaka', 1440.99)).rejects.toMatchObject({ code: 'cart-changed' });
    const order = await placeTo('dhaka', 1381.49);
    expect(order).toMatchObject({ deliveryCharge: 180.5, total: 1381.49 });
    // The order keeps its delivery charge even if the shop's charge changes.
    await market.db.updateTable('shops').set({ deliveryChargeWithinDistrictPaisa: null }).execute();
    const params = { id: order.uuid };
    const { parcels } = await callApi(apiCalls.getMyOrder, { request: rahim, params });
    expect(parcels.map(({ deliveryCharge }) => deliveryCharge)).toEqual([60.5, 120]);
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  it("has a database that refuses a delivery charge that is higher within the shop's district than outside", async () => {
    const more = { deliveryChargePaisa: 6000, deliveryChargeWithinDistrictPaisa: 6001 };
    await expect(market.db.updateTable('shops').set(more).execute()).rejects.toThrow(/check/);
  });

  // @spec 3.23, 3.25, 7.9
  it('places an order from a cart, empties the cart, lists and shows the order, and refuses a payment method that is not offered', async () => {
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    const order = await callApi(apiCalls.placeOrder, {
      request: rahim,
      body: orderBody(cartUuid),
    });
    expect(order).toMatchObject({
      subtotal: 1200.99,
      deliveryCharge: 120,
      total: 1320.99,
      shippingAddress: { phone: '+8801711000009' },
    });
    expect(order.parcels.map(({ shopName }) => shopName)).toEqual([
      'Padma Fish House',
      'Green Garden',
    ]);
    const { items } = await callApi(apiCalls.listMyOrders, { request: rahim });
    expect(items[0]).toMatchObject({ uuid: order.uuid, itemCount: 3, total: 1320.99 });
    const params = { id: order.uuid };
    expect(await callApi(apiCalls.getMyOrder, { request: rahim, params })).toEqual({
      ...order,
      complaints: [],
      handOvers: [],
      takesComplaints: true,
    });
    const pay = (method: 'cash-on-delivery' | 'bkash') =>
      callApi(apiCalls.startPayment, { request: rahim, params, body: { method } });
    expect(await pay('cash-on-delivery')).toEqual({ data: { status: 'pending' } });
    await expect(pay('bkash')).rejects.toMatchObject({ status: 400 });
    expect(await callApi(apiCalls.getPublicCart, { query: { cartUuid } })).toMatchObject({
      uuid: cartUuid,
      cartItems: [],
    });
  });
});
