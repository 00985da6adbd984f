import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi, clearApiCache, configureApi } from '@marketplace/contracts/api/client';
import { MENU_IDS } from '@marketplace/contracts/marketConfig';
import { workload } from '@marketplace/contracts/testing/workload';
import { buildMarket } from '../seed/buildMarket';
import { insertMarket } from '../seed/insertMarket';
import { serveMarket } from '../testing/serveMarket';
import { openPostgres } from '../testing/testDatabases';

/** Keys whose values shoppers read. */
const TEXT_KEYS = new Set([
  'name',
  'title',
  'subtitle',
  'optionName',
  'value',
  'categoryName',
  'sectionName',
  'productName',
  'shopName',
]);

/**
 * Finds the texts of a reply that contain no Bangla letters.
 * @returns each text with its path
 */
function findForeign(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const at = `${path}.${key}`;
    const isText = TEXT_KEYS.has(key) || /\.(tags|variant|productNames)\.\d+$/.test(at);
    if (typeof each !== 'string' || !isText) return findForeign(each, at);
    return /\p{Script=Bengali}/u.test(each) ? [] : [`${at}: ${each}`];
  });
}

/** Distance between the products that the tests read: 5 means every fifth product. */
const ONE_OF = workload({ gate: 5, full: 1 });

describe('the language of replies', () => {
  const market = serveMarket(openPostgres);

  beforeAll(() => insertMarket(market.db, buildMarket()), 120_000);

  beforeEach(() => {
    clearApiCache();
    configureApi({ language: () => 'bn' });
  });

  afterAll(() => configureApi({ language: () => undefined }));

  it('is Bangla in every list if the request asks for Bangla', async () => {
    const pageSize = 100;
    const replies: unknown[] = [
      await callApi(apiCalls.listFeaturedProductGroups),
      await callApi(apiCalls.listFeaturedShopGroups),
      await callApi(apiCalls.listFeaturedSubCategoryGroups),
      await callApi(apiCalls.listSubCategories, { query: { pageSize } }),
      await callApi(apiCalls.listHomeSliders),
      await callApi(apiCalls.listTags, { query: { pageSize } }),
      await callApi(apiCalls.listProblemCategories),
      await callApi(apiCalls.listShops, { query: { pageSize } }),
      await callApi(apiCalls.listProductShops, { query: { pageSize } }),
      (await callApi(apiCalls.listBlogs, { query: { pageSize } })).items.map(({ tags }) => tags),
    ];
    for (const menuId of Object.values(MENU_IDS)) {
      replies.push(await callApi(apiCalls.getMenuItems, { params: { menuId } }));
    }
    expect(replies.flatMap((reply, index) => findForeign(reply, String(index)))).toEqual([]);
  });

  it('is Bangla for sections, categories and shops in a search reply', async () => {
    const query = { productName: 'mach', pageSize: 1 };
    const { places, searchList } = await callApi(apiCalls.searchProducts, { query });
    expect(places?.map(({ name }) => name)).toEqual(expect.arrayContaining(['মাছ', 'হাওর ফিশ হাউস']));
    expect(findForeign(places, 'places')).toEqual([]);
    expect(searchList[0]?.sectionName).toBe('মাছ');
  });

  it.each(['সবুজ বাজার', 'shobuj bazar'])(
    'does not limit a search for shops by name to one language: %s',
    async (shopName) => {
      const { items } = await callApi(apiCalls.listShops, { query: { shopName } });
      expect(items.map(({ handle }) => handle)).toContain('shobuj-bazar');
    },
  );

  it('is Bangla in everything that a shop says about itself', async () => {
    const { items } = await callApi(apiCalls.listShops, { query: { pageSize: 100 } });
    for (const { handle } of items) {
      const shop = await callApi(apiCalls.getShopByHandle, { params: { handle } });
      const { name, description, address } = shop;
      expect([name, description.replace(/<[^>]+>/g, ''), address].join()).not.toMatch(/[A-Za-z]/);
      expect(shop.descriptionLanguage).toBeUndefined();
    }
  });

  it('is Bangla in the descriptions of the fifty best sellers', async () => {
    const query = { sort: 'popular', pageSize: 50 } as const;
    const { items } = await callApi(apiCalls.listProducts, { query });
    const english: string[] = [];
    for (const { handle } of items) {
      const product = await callApi(apiCalls.getProductByHandle, { params: { handle } });
      const text = product.description.replace(/<[^>]+>/g, '');
      if (product.descriptionLanguage || /[A-Za-z]/.test(text)) english.push(handle);
    }
    expect(english).toEqual([]);
  });

  it('is Bangla in every product with its options and tags', async () => {
    const foreign: string[] = [];
    let totalPages = 1;
    for (let pageNumber = 1; pageNumber <= totalPages; pageNumber += 1) {
      const query = { pageSize: 100, pageNumber };
      const { items, paginationStatus } = await callApi(apiCalls.listProducts, { query });
      totalPages = paginationStatus.totalPages;
      for (const { handle } of items.filter((_, index) => index % ONE_OF === 0)) {
        const { otherNames, ...product } = await callApi(apiCalls.getProductByHandle, {
          params: { handle },
        });
        foreign.push(...findForeign(product, handle));
        expect(otherNames?.map(({ language }) => language)).toEqual(['en']);
        expect(product.nameLanguage).toBeUndefined();
      }
    }
    expect(totalPages).toBeGreaterThan(2);
    expect(foreign).toEqual([]);
  });

  it('is Bangla in carts, wishes, orders and addresses, and English in an order that is read in English', async () => {
    const visitor = await market.api.visit('01711000001');
    const wishes = await callApi(apiCalls.listWishlist, { request: visitor });
    const orders = await callApi(apiCalls.listMyOrders, { request: visitor, query: {} });
    const id = orders.items[0]?.uuid ?? '';
    const order = await callApi(apiCalls.getMyOrder, { request: visitor, params: { id } });
    const wish = wishes.items.find(({ variant }) => variant) ?? wishes.items[0];
    const cart = await callApi(apiCalls.addCartItem, {
      body: {
        productUuid: wish?.productUuid ?? '',
        productVariantUuid: wish?.productVariantUuid ?? null,
        quantity: 1,
      },
    });
    expect(cart.cartItems).toHaveLength(1);
    expect(cart.cartParcels?.[0]?.withinDistrict?.districtName).toMatch(/\p{Script=Bengali}/u);
    const items = order.parcels.flatMap(({ orderItems }) => orderItems);
    expect(findForeign([wishes, orders, items, cart, order.parcels], 'own')).toEqual([]);
    const { items: addresses } = await callApi(apiCalls.listAddresses, {
      request: visitor,
      query: {},
    });
    for (const { placeNames } of [order.shippingAddress, order.billingAddress, ...addresses]) {
      expect(Object.values(placeNames ?? {}).join()).toMatch(/^[\p{Script=Bengali}\s,]{6,}$/u);
    }
    configureApi({ language: () => 'en' });
    const english = await callApi(apiCalls.getMyOrder, { request: visitor, params: { id } });
    expect(english.shippingAddress).not.toHaveProperty('placeNames');
    const names = english.parcels.flatMap(({ orderItems }) => orderItems);
    expect(names.every(({ productName }) => !/\p{Script=Bengali}/u.test(productName))).toBe(true);
  });

  it('is named beside each text that has no translation into the requested language', async () => {
    configureApi({ language: () => 'fr' });
    const rui = await callApi(apiCalls.getProductByHandle, { params: { handle: 'rui-fish' } });
    expect(rui).toMatchObject({
      name: 'Rui Fish',
      nameLanguage: 'en',
      descriptionLanguage: 'en',
      otherNames: [{ name: 'রুই মাছ', language: 'bn' }],
      categoryName: 'Poissons d’élevage',
    });
    expect(rui.categoryNameLanguage).toBeUndefined();
  });

  it('is English for the old name of a renamed product in an order, because no translation fits that name', async () => {
    const visitor = await market.api.visit('01711000001');
    const { items } = await callApi(apiCalls.listMyOrders, { request: visitor, query: {} });
    const params = { id: items[0]?.uuid ?? '' };
    const before = await callApi(apiCalls.getMyOrder, { request: visitor, params });
    const line = before.parcels[0]?.orderItems[0];
    await market.db
      .updateTable('products')
      .set({ name: 'Something else', nameTranslations: { bn: 'অন্য কিছু' } })
      .where('uuid', '=', line?.productUuid ?? '')
      .execute();
    const after = await callApi(apiCalls.getMyOrder, { request: visitor, params });
    const kept = after.parcels[0]?.orderItems[0];
    expect(kept).toMatchObject({ uuid: line?.uuid, productNameLanguage: 'en' });
    expect(kept?.productName).not.toBe('Something else');
    expect(kept?.productName).toMatch(/^[A-Z]/);
  });

  it.each<[string, string | undefined, string]>([
    ['missing', undefined, 'en'],
    ['that of a phone in Bangla', 'bn-BD,bn;q=0.9,en-US;q=0.8', 'bn'],
    ['a language without translations', 'de-DE,de', 'en'],
    ['a list that excludes Bangla', 'bn;q=0,fr;q=0.1', 'fr'],
    ['a wildcard', '*', 'en'],
    ['malformed', ';;q=,=;bn;q=x,\t,,"\'--', 'en'],
    ['a very long list', 'xx,'.repeat(2000), 'en'],
    ['a list of property names that every object has', '__proto__,constructor,toString', 'en'],
  ])('is announced in headers if Accept-Language is %s', async (_, accepted, language) => {
    const reply = await market.api.app.inject({
      url: '/category/featured-product-groups',
      headers: accepted === undefined ? {} : { 'accept-language': accepted },
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-language': language,
      vary: 'accept-language',
      'cache-control': expect.stringContaining('public'),
    });
  });

  it('is not announced in headers if the reply contains no translated texts', async () => {
    const { headers } = await market.api.app.inject({ url: '/product/brand/product-brand' });
    expect(headers).not.toHaveProperty('content-language');
    expect(headers).not.toHaveProperty('vary');
  });
});
