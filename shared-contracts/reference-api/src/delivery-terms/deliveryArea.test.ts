import { callApi, clearApiCache, configureApi } from '@marketplace/contracts/api/client';
import { placeOrder } from '@marketplace/contracts/api/orders';
import { getProductByHandle } from '@marketplace/contracts/api/products';
import { getPublicCart } from '@marketplace/contracts/api/publicCart';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, PRODUCT, SHOP } from '../testing/marketUuids';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { OPEN_LIMIT_MS, openPostgres } from '../testing/testDatabases';

describe("a product that is delivered only within its shop's district", () => {
  const market = serveMarket(openPostgres);
  let rahim: Request;

  beforeEach(async () => {
    await createTestMarket(market.db);
    await setShop({ district: 'Dhaka' });
    rahim = await market.api.visit('01711000001');
  }, OPEN_LIMIT_MS);

  const setShop = (change: { district?: string | null; isLocal?: boolean }) =>
    market.db.updateTable('shops').set(change).where('uuid', '=', SHOP.padma).execute();
  const setCategory = (isLocal: boolean) =>
    market.db
      .updateTable('categories')
      .set({ isLocal })
      .where('uuid', '=', CATEGORY.river)
      .execute();
  const fill = () =>
    fillCart([
      { productUuid: PRODUCT.rui, quantity: 1 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
  const order = (cartUuid: string, district: string) =>
    callApi(placeOrder, {
      request: rahim,
      body: { ...orderBody(cartUuid), shippingAddress: { ...ADDRESS, district } },
    });
  const readArea = async () => {
    clearApiCache();
    const params = { handle: 'rui-fish' };
    return (await callApi(getProductByHandle, { params })).delivery?.deliveredOnlyTo;
  };

  it('names the district if its shop or sub-category is local and the district is known', async () => {
    expect(await readArea()).toBeUndefined();
    await setCategory(true);
    expect(await readArea()).toEqual(['Dhaka']);
    await setCategory(false);
    await setShop({ isLocal: true });
    expect(await readArea()).toEqual(['Dhaka']);
    await setShop({ district: null });
    expect(await readArea()).toBeUndefined();
  });

  it('is shown in the cart with the name of the district', async () => {
    await setCategory(true);
    const { cartItems } = await callApi(getPublicCart, { query: { cartUuid: await fill() } });
    expect(cartItems.map(({ deliveredOnlyTo }) => deliveredOnlyTo)).toEqual([['Dhaka'], undefined]);
  });

  it("names the district in the reply's language, and also in English, which addresses use", async () => {
    await setCategory(true);
    const cartUuid = await fill();
    configureApi({ language: () => 'bn' });
    clearApiCache();
    const params = { handle: 'rui-fish' };
    const { delivery } = await callApi(getProductByHandle, { params });
    const { cartItems } = await callApi(getPublicCart, { query: { cartUuid } });
    configureApi({ language: () => undefined });
    const area = { deliveredOnlyTo: ['Dhaka'], deliveredOnlyToNames: ['ঢাকা'] };
    expect(delivery).toMatchObject(area);
    expect(cartItems[0]).toMatchObject(area);
  });

  it('cannot be ordered to another district', async () => {
    await setCategory(true);
    const cartUuid = await fill();
    await expect(order(cartUuid, 'Khulna')).rejects.toMatchObject({
      status: 409,
      code: 'not-delivered',
      message: 'Rui Fish is delivered in Dhaka district only',
    });
    // The refused order has removed nothing from the cart.
    const { totalQuantity } = await callApi(getPublicCart, { query: { cartUuid } });
    expect(totalQuantity).toBe(2);
    await expect(order(cartUuid, ' dhaka ')).resolves.toMatchObject({ status: 'placed' });
  });

  it('does not prevent an order to another district while it is saved for later', async () => {
    await setCategory(true);
    const cartUuid = await fill();
    await market.db
      .updateTable('cartItems')
      .set({ place: 'saved' })
      .where('productUuid', '=', PRODUCT.rui)
      .execute();
    await expect(order(cartUuid, 'Khulna')).resolves.toMatchObject({ status: 'placed' });
  });

  it('shows the delivery charges and the expected days for all districts if its delivery is not limited', async () => {
    const charges = { deliveryChargePaisa: 12_000, deliveryChargeWithinDistrictPaisa: 6000 };
    await market.db.updateTable('shops').set(charges).where('uuid', '=', SHOP.padma).execute();
    clearApiCache();
    const { delivery } = await callApi(getProductByHandle, { params: { handle: 'rui-fish' } });
    expect(delivery).toMatchObject({
      deliveryCharge: 120,
      withinDistrict: { district: 'Dhaka', deliveryCharge: 60 },
      freeDeliveryFrom: null,
      delivery: { district: 'Dhaka', withinDistrictBy: expect.any(String) },
    });
  });
});
