import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi, clearApiCache } from '@marketplace/contracts/api/client';
import { createTestMarket } from '../testing/createTestMarket';
import { BRAND, CATEGORY, GROUP, SHOP, TAG, UNKNOWN } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

/** For each kind of filter: its values, and the filters that do not affect their counts. */
const FACETS = [
  {
    field: 'featuredProductGroupUuid',
    values: Object.values(GROUP),
    ignored: ['featuredProductGroupUuid', 'productCategoryUuid'],
  },
  {
    field: 'productCategoryUuid',
    values: Object.values(CATEGORY),
    ignored: ['productCategoryUuid'],
  },
  { field: 'shopUuid', values: [SHOP.padma, SHOP.garden], ignored: ['shopUuid'] },
  { field: 'productTagUuid', values: Object.values(TAG), ignored: ['productTagUuid'] },
  { field: 'productBrandUuid', values: [BRAND.nodi], ignored: ['productBrandUuid'] },
];

describe.each(TEST_DATABASES)('the counts of filters on $database', ({ open }) => {
  const market = serveMarket(open);

  beforeAll(async () => {
    await createTestMarket(market.db);
  });

  beforeEach(clearApiCache);

  it.each<[string, Record<string, unknown>]>([
    ['all products', {}],
    ['a price range', { minPrice: 150, maxPrice: 500 }],
    ['a sub-category', { productCategoryUuid: [CATEGORY.river] }],
    ['an empty sub-category', { productCategoryUuid: [CATEGORY.empty] }],
    ['a section', { featuredProductGroupUuid: GROUP.food }],
    [
      'a section and a sub-category',
      { featuredProductGroupUuid: GROUP.food, productCategoryUuid: [CATEGORY.sweet] },
    ],
    ['a shop', { shopUuid: SHOP.garden }],
    ['an unknown shop', { shopUuid: UNKNOWN }],
    ['a tag', { productTagUuid: [TAG.fresh] }],
    ['two tags and a price', { productTagUuid: [TAG.fresh, TAG.sweet], maxPrice: 400 }],
    ['a brand', { productBrandUuid: [BRAND.nodi] }],
    ['a search for one product', { productName: 'hilsa' }],
    ['a search for a kind', { productName: 'fish' }],
    ['a search for two words that no product has together', { productName: 'honey pickle' }],
    ['a search and a price range', { productName: 'honey pickle', maxPrice: 200 }],
    ['a search and a tag', { productName: 'honey', productTagUuid: [TAG.sweet] }],
    ['a search that finds nothing', { productName: 'tractor' }],
  ])('equal the totals of the lists that the filters lead to, for %s', async (_, query) => {
    const { items } = await callApi(apiCalls.countFacets, { query });
    const counts = new Map(items.map(({ uuid, productCount }) => [uuid, productCount]));
    for (const { field, values, ignored } of FACETS) {
      for (const value of values) {
        const others = Object.fromEntries(
          Object.entries(query).filter(([key]) => !ignored.includes(key)),
        );
        // A sub-category outside the chosen section has no count, because its list is empty.
        const list = await callApi(apiCalls.listProducts, { query: { ...others, [field]: value } });
        expect([field, value, counts.get(value) ?? 0]).toEqual([
          field,
          value,
          list.paginationStatus.totalItems,
        ]);
      }
    }
    expect(items.every(({ productCount }) => productCount > 0)).toBe(true);
  });

  it('are refused for an invalid filter', async () => {
    const query = { shopUuid: 'padma' };
    await expect(callApi(apiCalls.countFacets, { query })).rejects.toMatchObject({ status: 400 });
  });
});
