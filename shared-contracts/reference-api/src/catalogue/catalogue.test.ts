import { randomUUID } from 'node:crypto';
import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { BRAND, CATEGORY, GROUP, PRODUCT, SHOP, TAG, UNKNOWN } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('the catalogue on $database', ({ open }) => {
  const market = serveMarket(open);

  beforeAll(async () => {
    await createTestMarket(market.db);
  });

  beforeEach(clearApiCache);

  it.each<[string, string, string[]]>([
    ['an English name', 'rui', ['rui-fish']],
    ['a Bangla name', 'রুই', ['rui-fish']],
    ['the beginning of a word', 'sund', ['honey']],
    ['the middle of a word', 'darba', ['honey']],
    ['a word with another vowel', 'hunny', ['honey']],
    ['a word with an extra letter', 'sundarbann', ['honey']],
    ['a word with a missing letter', 'hlsa', ['hilsa']],
    ['a word with swapped letters', 'hisla', ['hilsa']],
    ['a typing error in a short word', 'riu', ['rui-fish']],
    ['a typing error in Bangla', 'মাজ', ['rui-fish']],
    ['a wildcard, which is taken literally', '100%', ['hilsa']],
    ['a wildcard that matches nothing', '_', []],
    ['one of two words', 'rui tractor', ['rui-fish']],
    ['a word that no product has', 'tractor', []],
    ['only punctuation', '()', []],
  ])('finds the right products, or none, for %s', async (_, productName, handles) => {
    const reply = await callApi(apiCalls.searchProducts, { query: { productName } });
    expect(reply.searchList.map(({ handle }) => handle)).toEqual(handles);
    expect(reply.noProductfound).toBe(handles.length === 0);
    expect(reply.paginationStatus.totalItems).toBe(handles.length);
    const list = await callApi(apiCalls.listProducts, { query: { productName } });
    if (productName !== '()') expect(list.paginationStatus.totalItems).toBe(handles.length);
  });

  it('names the section of each product that a search finds', async () => {
    const { searchList } = await callApi(apiCalls.searchProducts, {
      query: { productName: 'rui honey' },
    });
    const sections = searchList.map(({ handle, sectionName }) => [handle, sectionName]);
    expect(Object.fromEntries(sections)).toEqual({ 'rui-fish': 'Fish', honey: 'Homemade food' });
  });

  it("combines all filters of a list, but ignores the price range for the list's highest price", async () => {
    const query = {
      productCategoryUuid: CATEGORY.sweet,
      featuredProductGroupUuid: GROUP.food,
      shopUuid: SHOP.garden,
      productTagUuid: TAG.sweet,
      productBrandUuid: BRAND.nodi,
      productName: 'honey',
    };
    const within = await callApi(apiCalls.listProducts, { query: { ...query, minPrice: 499 } });
    expect(within.items.map(({ uuid }) => uuid)).toEqual([PRODUCT.honey]);
    const beyond = await callApi(apiCalls.listProducts, { query: { ...query, minPrice: 500 } });
    expect(beyond).toMatchObject({ items: [], maxProductPrice: 499.99 });
  });

  it('returns the pages of a list without gaps or repeats', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((pageNumber) =>
        callApi(apiCalls.listProducts, { query: { pageNumber, pageSize: 2, sort: 'price-asc' } }),
      ),
    );
    expect(pages.flatMap(({ items }) => items.map(({ price }) => price))).toEqual([
      100, 150, 350.5, 499.99, 1200,
    ]);
  });

  it('updates the counts when a product moves, changes its name and price, or is deleted', async () => {
    const count = async (query: object) =>
      (await callApi(apiCalls.listProducts, { query })).paginationStatus.totalItems;
    const rui = market.db.updateTable('products').where('uuid', '=', PRODUCT.rui);
    await rui.set({ categoryUuid: CATEGORY.empty, pricePaisa: 500_000, name: 'Boal' }).execute();
    clearApiCache();
    expect(await count({ productCategoryUuid: CATEGORY.river })).toBe(1);
    expect(await count({ productCategoryUuid: CATEGORY.empty })).toBe(1);
    expect(await count({ productTagUuid: TAG.fresh, minPrice: 5000 })).toBe(1);
    expect(await count({ productTagUuid: TAG.fresh, maxPrice: 4999 })).toBe(0);
    expect(await count({ productName: 'boal' })).toBe(1);
    await market.db.deleteFrom('products').where('uuid', '=', PRODUCT.rui).execute();
    clearApiCache();
    expect(await count({})).toBe(4);
    expect(await count({ productTagUuid: TAG.fresh })).toBe(0);
    await createTestMarket(market.db);
  });

  it('returns a shop with its rating and its categories, and responds with 404 to an unknown handle', async () => {
    const review = { authorName: 'A', comment: 'Good', customerUuid: null };
    await market.db
      .insertInto('reviews')
      .values([
        { ...review, uuid: SHOP.padma, productUuid: PRODUCT.rui, rating: 5 },
        { ...review, uuid: SHOP.garden, productUuid: PRODUCT.hilsa, rating: 4 },
      ])
      .execute();
    const params = { handle: 'padma' };
    expect(await callApi(apiCalls.getShopByHandle, { params })).toMatchObject({
      averageRating: 4.5,
      reviewCount: 2,
      productCount: 2,
      categories: [{ uuid: CATEGORY.river, productCount: 2 }],
    });
    await expect(
      callApi(apiCalls.getShopByHandle, { params: { handle: 'nobody' } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  it.each<[string, object, string[]]>([
    ['with the most products first', {}, ['garden', 'padma']],
    ['by rating', { sort: 'rating' }, ['padma', 'garden']],
    ['by name', { sort: 'name' }, ['garden', 'padma']],
    ['whose name matches', { shopName: 'fish house' }, ['padma']],
    ['whose name matches except for one letter', { shopName: 'padna' }, ['padma']],
    ['whose name matches, or none if no name matches', { shopName: 'tractor' }, []],
  ])('lists shops %s', async (_, query, handles) => {
    const reply = await callApi(apiCalls.listShops, { query });
    expect(reply.items.map(({ handle }) => handle)).toEqual(handles);
    expect(reply.paginationStatus.totalItems).toBe(handles.length);
  });

  it('lists and counts the shops and sub-categories of a section, and refuses an unknown section', async () => {
    const query = { featuredGroupUuid: GROUP.fish };
    const { items: shops } = await callApi(apiCalls.listFeaturedShops, { query });
    expect(shops.map(({ handle }) => handle)).toEqual(['padma']);
    const { items: categories } = await callApi(apiCalls.listFeaturedSubCategories, { query });
    expect(categories.map(({ handle }) => handle)).toEqual(['river']);
    const { items: groups } = await callApi(apiCalls.listFeaturedShopGroups);
    expect(groups.map(({ shopCount }) => shopCount)).toEqual([1, 1]);
    const { items: held } = await callApi(apiCalls.listFeaturedSubCategoryGroups);
    expect(held.map(({ subCategoryCount }) => subCategoryCount)).toEqual([1, 2]);
    for (const call of [apiCalls.listFeaturedShops, apiCalls.listFeaturedSubCategories]) {
      const unknown = callApi(call, { query: { featuredGroupUuid: UNKNOWN } });
      await expect(unknown).rejects.toMatchObject({ status: 404 });
    }
  });

  it('lists tags and brands sorted by name', async () => {
    const { items: tags } = await callApi(apiCalls.listTags);
    expect(tags.map(({ name }) => name)).toEqual(['Fresh', 'Sweet']);
    const { items: brands } = await callApi(apiCalls.listBrands);
    expect(brands).toMatchObject([{ uuid: BRAND.nodi, name: 'Nodi' }]);
  });

  it("counts a list's products for each tag and brand, sorts tags and brands by that count, and omits empty ones", async () => {
    const places = [
      { productCategoryUuid: [CATEGORY.river] },
      { productCategoryUuid: [CATEGORY.river, CATEGORY.sweet] },
      { productCategoryUuid: [CATEGORY.empty] },
      { featuredProductGroupUuid: GROUP.food },
      { shopUuid: SHOP.garden },
      { shopUuid: SHOP.padma, productCategoryUuid: [CATEGORY.sweet] },
      { shopUuid: UNKNOWN },
      {},
    ];
    const kinds = [
      [apiCalls.listTags, 'productTagUuid'],
      [apiCalls.listBrands, 'productBrandUuid'],
    ] as const;
    for (const place of places) {
      for (const [call, field] of kinds) {
        const { items, paginationStatus } = await callApi(call, { query: place });
        expect(paginationStatus.totalItems).toBe(items.length);
        for (const { uuid, productCount } of items) {
          const query = { ...place, [field]: [uuid] };
          const list = await callApi(apiCalls.listProducts, { query });
          expect(list.paginationStatus.totalItems).toBe(productCount);
          if (Object.keys(place).length > 0) expect(productCount).toBeGreaterThan(0);
        }
        const counts = items.map(({ productCount = 0 }) => productCount);
        if (Object.keys(place).length > 0) {
          expect(counts).toEqual(counts.toSorted((one, other) => other - one));
        }
      }
    }
    const river = { query: { productCategoryUuid: [CATEGORY.river] } };
    expect((await callApi(apiCalls.listTags, river)).items).not.toEqual([]);
    const nothing = { query: { productCategoryUuid: [CATEGORY.empty] } };
    expect((await callApi(apiCalls.listTags, nothing)).items).toEqual([]);
  });

  it('counts how many products of a list each shop has', async () => {
    const query = { productCategoryUuid: [CATEGORY.river] };
    const { items } = await callApi(apiCalls.listProductShops, { query });
    expect(items.length).toBeGreaterThan(0);
    for (const { uuid, productCount } of items) {
      const list = await callApi(apiCalls.listProducts, { query: { ...query, shopUuid: uuid } });
      expect(list.paginationStatus.totalItems).toBe(productCount);
    }
    const { items: all } = await callApi(apiCalls.listProductShops, {});
    expect(all).toHaveLength(2);
  });

  it('divides the tags of a list of products into pages', async () => {
    const query = { featuredProductGroupUuid: GROUP.food, pageSize: 1 };
    const first = await callApi(apiCalls.listTags, { query });
    const last = await callApi(apiCalls.listTags, { query: { ...query, pageNumber: 9 } });
    expect(first.items).toHaveLength(1);
    expect(last.items).toEqual([]);
    expect(last.paginationStatus.totalItems).toBe(first.paginationStatus.totalItems);
  });

  it('divides shops with the same name into pages without gaps or repeats', async () => {
    const shop = { name: 'Same', description: '', smallPath: null, mediumPath: null };
    const uuids = Array.from({ length: 60 }, () => randomUUID());
    const shops = uuids.map((uuid) => ({ ...shop, uuid, handle: uuid }));
    await market.db.insertInto('shops').values(shops).execute();
    const listed: string[] = [];
    for (let pageNumber = 1; pageNumber <= 8; pageNumber += 1) {
      const query = { pageNumber, pageSize: 8 };
      const { items } = await callApi(apiCalls.listProductShops, { query });
      listed.push(...items.filter(({ name }) => name === shop.name).map(({ uuid }) => uuid));
    }
    expect(listed.toSorted()).toEqual(uuids.toSorted());
    await createTestMarket(market.db);
  });
});
