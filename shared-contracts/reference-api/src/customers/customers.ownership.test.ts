import type { PostalAddress } from '@marketplace/contracts/api/addresses';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi, configureApi } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { PRODUCT, VARIANT } from '../testing/marketUuids';
import { ADDRESS, fillCart, orderBody } from '../testing/orderBody';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

// `callApi` validates each reply against the contract, so a reply that violates it fails the test.
describe.each(TEST_DATABASES)('the API for a customer on $database', ({ open }) => {
  const market = serveMarket(open);
  let rahim: Request;

  beforeAll(async () => {
    await createTestMarket(market.db);
    rahim = await market.api.visit('01711000001');
  });

  it('saves, changes and deletes addresses, one of which is the default', async () => {
    const address = (label: string) => ({ ...ADDRESS, label, landmark: '' });
    const home = await callApi(apiCalls.createAddress, { request: rahim, body: address('Home') });
    expect(home).toMatchObject({ isDefault: true, phone: '+8801711000009', landmark: null });
    const work = await callApi(apiCalls.createAddress, {
      request: rahim,
      body: { ...address('Work'), isDefault: true },
    });
    const { items } = await callApi(apiCalls.listAddresses, { request: rahim });
    expect(items.map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Work', true],
      ['Home', false],
    ]);
    const params = { uuid: work.uuid };
    const moved = await callApi(apiCalls.updateAddress, {
      request: rahim,
      params,
      body: { area: 'Banani', label: null },
    });
    expect(moved).toMatchObject({ area: 'Banani', label: null, street: ADDRESS.street });
    await callApi(apiCalls.deleteAddress, { request: rahim, params });
    await expect(callApi(apiCalls.deleteAddress, { request: rahim, params })).rejects.toMatchObject(
      { status: 404 },
    );
  });

  it('adds the Bangla names of the places to a saved or changed address if the language is Bangla', async () => {
    configureApi({ language: () => 'bn' });
    const placeNames = { division: 'ঢাকা', district: 'ঢাকা' };
    const saved = await callApi(apiCalls.createAddress, { request: rahim, body: ADDRESS });
    expect(saved).toMatchObject({ placeNames });
    const params = { uuid: saved.uuid };
    const body = { area: 'Banani' };
    const changed = await callApi(apiCalls.updateAddress, { request: rahim, params, body });
    expect(changed).toMatchObject({ area: 'Banani', placeNames });
    configureApi({ language: () => undefined });
    await callApi(apiCalls.deleteAddress, { request: rahim, params });
  });

  it('keeps the addresses of an order even if the customer changes or deletes the saved address', async () => {
    const save = (label: string) =>
      callApi(apiCalls.createAddress, { request: rahim, body: { ...ADDRESS, label } });
    const home = await save('Home');
    const { items } = await callApi(apiCalls.listAddresses, { request: rahim });
    const work = await save('Work');
    const order = async (shippingAddress: PostalAddress) =>
      callApi(apiCalls.placeOrder, {
        request: rahim,
        body: {
          ...orderBody(await fillCart([{ productUuid: PRODUCT.rui, quantity: 1 }])),
          shippingAddress,
          billingAddress: shippingAddress,
        },
      });
    const addressesOf = async ({ uuid }: { uuid: string }) => {
      const params = { id: uuid };
      const read = await callApi(apiCalls.getMyOrder, { request: rahim, params });
      return [read.shippingAddress, read.billingAddress];
    };
    const { uuid, label, isDefault, ...postal } = work;
    expect([home.isDefault, isDefault]).toEqual([items.length === 1, false]);
    const first = await order(postal);
    const before = await addressesOf(first);
    expect(before[0]).toMatchObject({ street: ADDRESS.street, area: ADDRESS.area });

    const params = { uuid };
    const body = { area: 'Banani', street: 'Road 11', name: 'Karim' };
    await callApi(apiCalls.updateAddress, { request: rahim, params, body });
    expect(await addressesOf(first)).toEqual(before);
    await callApi(apiCalls.deleteAddress, { request: rahim, params });
    expect(await addressesOf(first)).toEqual(before);

    const other = await order({ ...postal, street: 'House 1, for this order alone' });
    expect((await addressesOf(other))[0]?.street).toBe('House 1, for this order alone');
    expect(await addressesOf(first)).toEqual(before);
    // The default address is the same as before, and no address was added.
    expect((await callApi(apiCalls.listAddresses, { request: rahim })).items).toEqual(items);
  });

  // @spec 3.22
  it('stores a wishlist entry only once, even if it is added again', async () => {
    const body = { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar };
    const entry = await callApi(apiCalls.addWishlistEntry, { request: rahim, body });
    const again = await callApi(apiCalls.addWishlistEntry, { request: rahim, body });
    expect(again).toMatchObject({ ...body, uuid: entry.uuid });
    expect((await callApi(apiCalls.listWishlist, { request: rahim })).items).toHaveLength(1);
    const params = { wishlistUuid: entry.uuid };
    await callApi(apiCalls.removeWishlistEntry, { request: rahim, params });
    expect((await callApi(apiCalls.listWishlist, { request: rahim })).items).toEqual([]);
  });

  // @spec 7.5
  it('shows a wishlist entry with the current variant, and with the price at which it was added', async () => {
    const body = { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar };
    const kept = await callApi(apiCalls.addWishlistEntry, { request: rahim, body });
    const { variant, keptPrice } = kept;
    expect(variant).toMatchObject({ uuid: VARIANT.smallJar, price: keptPrice });
    const product = { productUuid: PRODUCT.jar };
    const whole = await callApi(apiCalls.addWishlistEntry, { request: rahim, body: product });
    expect(whole).toMatchObject({ productVariantUuid: null, variant: null });

    await market.db
      .updateTable('productVariants')
      .set({ pricePaisa: 100, inventoryQuantity: 0 })
      .where('uuid', '=', VARIANT.smallJar)
      .execute();
    const again = await callApi(apiCalls.addWishlistEntry, { request: rahim, body });
    expect(again).toMatchObject({
      uuid: kept.uuid,
      keptPrice,
      variant: { price: 1, inventoryQuantity: 0 },
    });
  });

  it('shows the account until the customer signs out', async () => {
    const visitor = await market.api.visit('rahim@EXAMPLE.com');
    const me = await callApi(apiCalls.getCurrentCustomer, { request: visitor });
    expect(me).toMatchObject({ fullName: 'Rahim Uddin', phone: '+8801711000001' });
    await callApi(apiCalls.logout, { request: visitor });
    await expect(callApi(apiCalls.getCurrentCustomer, { request: visitor })).rejects.toMatchObject({
      status: 401,
    });
  });
});
