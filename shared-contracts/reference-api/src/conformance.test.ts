import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import type { Call } from '@marketplace/contracts/api/defineCall';
import type { Database } from './database/schema';
import { CATEGORY, GROUP, PRODUCT, SHOP, TAG, UNKNOWN, VARIANT } from './testing/marketUuids';
import { openTestApi, type TestApi } from './testing/openTestApi';
import { ADDRESS, fillCart, orderBody } from './testing/orderBody';
import { plantMarket } from './testing/plantMarket';
import { OPEN_LIMIT_MS, TEST_DATABASES } from './testing/testDatabases';

// callApi parses every reply by the contract's schema, so that a reply which does not fit fails
// its test here whatever the test is about.
describe.each(TEST_DATABASES)('the API on $database', ({ open }) => {
  let db: Database;
  let closeDatabase: () => Promise<void>;
  let api: TestApi;
  let rahim: Request;

  beforeAll(async () => {
    const opened = await open();
    db = opened.db;
    closeDatabase = opened.close;
    api = await openTestApi(db);
    await plantMarket(db);
    rahim = await api.visit('01711000001');
  }, OPEN_LIMIT_MS);

  afterAll(async () => {
    await api?.close();
    await closeDatabase?.();
  });

  const names = async (query: NonNullable<Parameters<typeof listed>[0]>) =>
    (await listed(query)).items.map(({ handle }) => handle);
  const listed = (query: Record<string, unknown>) => callApi(apiCalls.listProducts, { query });

  it('lists products newest first with what cards need', async () => {
    const { items, paginationStatus, maxProductPrice } = await listed({ pageSize: 2 });
    expect(items.map(({ handle }) => handle)).toEqual(['mango-jar', 'mystery-sweet']);
    expect(paginationStatus).toEqual({ pageNumber: 1, pageSize: 2, totalItems: 5, totalPages: 3 });
    expect(maxProductPrice).toBe(1200);
    // The jar's own stock says 0; its small variant has five.
    expect(items[0]).toMatchObject({ inventoryQuantity: 5, trackQuantity: true, price: 150 });
  });

  it('replies an empty page beyond the end', async () => {
    const { items, paginationStatus } = await listed({ pageNumber: 99 });
    expect(items).toEqual([]);
    expect(paginationStatus).toMatchObject({ pageNumber: 99, totalItems: 5, totalPages: 1 });
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a section', { featuredProductGroupUuid: GROUP.fish }, ['hilsa', 'rui-fish']],
    ['a category', { productCategoryUuid: CATEGORY.river }, ['hilsa', 'rui-fish']],
    ['an empty category', { productCategoryUuid: CATEGORY.empty }, []],
    ['several tags', { productTagUuid: [TAG.fresh, TAG.sweet] }, ['honey', 'rui-fish']],
    ['a shop and a price', { shopUuid: SHOP.garden, minPrice: 200 }, ['honey']],
    ['a price range', { minPrice: 100, maxPrice: 351 }, ['mango-jar', 'mystery-sweet', 'rui-fish']],
    [
      'a rising price',
      { sort: 'price-asc', maxPrice: 351 },
      ['mystery-sweet', 'mango-jar', 'rui-fish'],
    ],
    ['a name', { productName: 'honey' }, ['honey']],
    ['an unknown key', { ['__proto__']: 'x', colour: 'red', pageSize: 1 }, ['mango-jar']],
  ])('filters products by %s', async (_, query, handles) => {
    expect(await names(query)).toEqual(handles);
  });

  it('tells the highest price without the price filter', async () => {
    expect((await listed({ maxPrice: 200 })).maxProductPrice).toBe(1200);
  });

  it.each<[string, string, string[]]>([
    ['English', 'rui', ['rui-fish']],
    ['Bangla', 'রুই', ['rui-fish']],
    ['another spelling', 'rohu fish', ['rui-fish']],
    ['a slip of the finger', 'hunny', []],
    ['a letter too many', 'sundarbann', ['honey']],
    ['a wildcard taken literally', '100%', ['hilsa']],
    ['a wildcard that matches nothing', '_', []],
  ])('searches by %s', async (_, productName, handles) => {
    const reply = await callApi(apiCalls.searchProducts, { query: { productName } });
    expect(reply.searchList.map(({ handle }) => handle)).toEqual(handles);
    expect(reply.noProductfound).toBe(handles.length === 0);
  });

  it('finds nothing by an empty name and says nothing about it', async () => {
    const reply = await callApi(apiCalls.searchProducts, { query: { productName: '  ' } });
    expect(reply).toMatchObject({ searchList: [], noProductfound: false });
  });

  it('gives a product with variants, and its description without scripts', async () => {
    const jar = await callApi(apiCalls.getProductByHandle, { params: { handle: 'mango-jar' } });
    expect(jar.variant.productOptions).toEqual([
      { optionName: 'Size', productOptionValues: [{ value: 'Small' }, { value: 'Large' }] },
    ]);
    expect(jar.variant.productVariants.map(({ variant }) => variant)).toEqual([
      ['Small'],
      ['Large'],
    ]);
    expect(jar.description).toContain('Fresh');
    expect(jar.description).not.toMatch(/script|onclick|onerror|javascript:/i);
  });

  it('gives menus nested, with unsafe links emptied', async () => {
    const { items } = await callApi(apiCalls.getMenuItems, { params: { menuId: 'main' } });
    expect(items).toMatchObject([
      { name: 'Fish', items: [{ name: 'Rui', items: [] }] },
      { name: 'Bad', url: '' },
    ]);
    expect(await callApi(apiCalls.getMenuItems, { params: { menuId: 'none' } })).toEqual({
      items: [],
    });
  });

  it('gives slides, sections, categories and chosen products', async () => {
    expect((await callApi(apiCalls.listHomeSliders)).items).toHaveLength(1);
    const { items: groups } = await callApi(apiCalls.listFeaturedProductGroups);
    expect(groups.map(({ productCount }) => productCount)).toEqual([2, 3]);
    expect((await callApi(apiCalls.listSubCategories)).items).toHaveLength(3);
    const used = await callApi(apiCalls.listSubCategories, {
      query: { removeUnusedSubCategory: 'true', pageSize: 50 },
    });
    expect(used.items.map(({ handle }) => handle)).toEqual(['river', 'sweet']);
    const chosen = await callApi(apiCalls.listFeaturedProducts, {
      query: { featuredGroupUuid: GROUP.fish, pageSize: 1 },
    });
    expect(chosen.items).toHaveLength(1);
  });

  it('lists published posts only, and sanitises them', async () => {
    const { items } = await callApi(apiCalls.listBlogs);
    expect(items.map(({ handle }) => handle)).toEqual(['how-to-choose-fish']);
    const params = { handle: 'how-to-choose-fish' };
    expect((await callApi(apiCalls.getBlogByHandle, { params })).body).not.toMatch(
      /script|onerror/,
    );
    await expect(
      callApi(apiCalls.getBlogByHandle, { params: { handle: 'not-yet' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it('keeps a cart by its uuid, adds to lines that are there, and takes them out', async () => {
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
      'a product not for sale',
      { productUuid: PRODUCT.untracked },
      409,
      'Mystery Sweet is out of stock',
    ],
    ['no variant', { productUuid: PRODUCT.jar }, 400, 'Choose a variant of Mango Pickle'],
    [
      'a variant of another product',
      { productUuid: PRODUCT.rui, productVariantUuid: VARIANT.smallJar },
      400,
      'Rui Fish has no variants',
    ],
    [
      'a variant that is gone',
      { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.largeJar },
      409,
      'Mango Pickle (Large) is out of stock',
    ],
    [
      'too many',
      { productUuid: PRODUCT.hilsa, quantity: 2 },
      409,
      'Only 1 of Hilsa 100% Padma is left',
    ],
  ])('refuses to add %s', async (_, body, status, message) => {
    const call = apiCalls.addCartItem;
    // Tables hold bodies loosely; the API is what checks them here.
    const wanted = body as Parameters<typeof callApi<typeof call>>[1]['body'];
    await expect(callApi(call, { body: wanted })).rejects.toMatchObject({ status, message });
  });

  it('saves, changes and deletes addresses, with one of them the default', async () => {
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

  it('keeps a wishlist without doubles', async () => {
    const body = { productUuid: PRODUCT.jar, productVariantUuid: VARIANT.smallJar };
    const entry = await callApi(apiCalls.addWishlistEntry, { request: rahim, body });
    const again = await callApi(apiCalls.addWishlistEntry, { request: rahim, body });
    expect(again.uuid).toBe(entry.uuid);
    expect((await callApi(apiCalls.listWishlist, { request: rahim })).items).toHaveLength(1);
    const params = { wishlistUuid: entry.uuid };
    await callApi(apiCalls.removeWishlistEntry, { request: rahim, params });
    expect((await callApi(apiCalls.listWishlist, { request: rahim })).items).toEqual([]);
  });

  it('takes an order from cart to list, detail and payment', async () => {
    const cartUuid = await fillCart([
      { productUuid: PRODUCT.rui, quantity: 2 },
      { productUuid: PRODUCT.honey, quantity: 1 },
    ]);
    const order = await callApi(apiCalls.placeOrder, { request: rahim, body: orderBody(cartUuid) });
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
    expect(await callApi(apiCalls.getMyOrder, { request: rahim, params })).toEqual(order);
    const pay = (method: 'cash-on-delivery' | 'bkash') =>
      callApi(apiCalls.startPayment, { request: rahim, params, body: { method } });
    expect(await pay('cash-on-delivery')).toEqual({ data: { status: 'pending' } });
    await expect(pay('bkash')).rejects.toMatchObject({ status: 400 });
    expect(await callApi(apiCalls.getPublicCart, { query: { cartUuid } })).toMatchObject({
      uuid: cartUuid,
      cartItems: [],
    });
  });

  it('tells who is signed in until they sign out', async () => {
    const visitor = await api.visit('rahim@EXAMPLE.com');
    const me = await callApi(apiCalls.getCurrentCustomer, { request: visitor });
    expect(me).toMatchObject({ fullName: 'Rahim Uddin', phone: '+8801711000001' });
    await callApi(apiCalls.logout, { request: visitor });
    await expect(callApi(apiCalls.getCurrentCustomer, { request: visitor })).rejects.toMatchObject({
      status: 401,
    });
  });

  it('announces its extensions and ways to pay', async () => {
    expect(await callApi(apiCalls.getCapabilities)).toEqual({
      extensions: ['getCapabilities'],
      paymentMethods: ['cash-on-delivery'],
    });
  });

  it('answers no call without a token that needs one', async () => {
    const guarded = Object.values<Call>(apiCalls).filter(({ access }) => access === 'customer');
    for (const { method, path } of guarded) {
      const url = path.replace(/\{\w+\}/g, UNKNOWN);
      const reply = await api.app.inject({
        method,
        url,
        payload: method === 'GET' ? undefined : {},
      });
      expect([path, reply.statusCode]).toEqual([path, 401]);
    }
  });
});
