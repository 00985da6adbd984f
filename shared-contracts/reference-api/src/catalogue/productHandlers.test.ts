import { apiCalls } from '@marketplace/contracts/api/apiCalls';
import { callApi } from '@marketplace/contracts/api/client';
import type { Measure } from '@marketplace/contracts/api/measure';
import { createTestMarket } from '../testing/createTestMarket';
import { CATEGORY, GROUP, SHOP, TAG, VARIANT } from '../testing/marketUuids';
import { serveMarket } from '../testing/serveMarket';
import { TEST_DATABASES } from '../testing/testDatabases';

describe.each(TEST_DATABASES)('the product API on $database', ({ open }) => {
  const market = serveMarket(open);

  beforeAll(async () => {
    await createTestMarket(market.db);
  });

  const names = async (query: Record<string, unknown>) =>
    (await listed(query)).items.map(({ handle }) => handle);
  const listed = (query: Record<string, unknown>) => callApi(apiCalls.listProducts, { query });

  it('lists products newest first, with the fields of a product card', async () => {
    const { items, paginationStatus, maxProductPrice } = await listed({ pageSize: 2 });
    expect(items.map(({ handle }) => handle)).toEqual(['mango-jar', 'mystery-sweet']);
    expect(paginationStatus).toEqual({
      pageNumber: 1,
      pageSize: 2,
      totalItems: 5,
      totalPages: 3,
    });
    expect(maxProductPrice).toBe(1200);
    // The jar itself has no stock; its small variant has five pieces.
    expect(items[0]).toMatchObject({ inventoryQuantity: 5, trackQuantity: true, price: 150 });
  });

  it('finds a product by its handle in capitals and with invisible characters', async () => {
    const params = { handle: 'Rui-Fish\u200B' };
    expect(await callApi(apiCalls.getProductByHandle, { params })).toMatchObject({
      handle: 'rui-fish',
    });
  });

  it('returns the amount that a price is for, and the lowest price if the variants have different prices', async () => {
    const { items } = await listed({});
    const byHandle = new Map(items.map((item) => [item.handle, item]));
    expect(byHandle.get('mango-jar')).toMatchObject({
      price: 150,
      lowestPrice: 150,
      measure: { amount: 250, unit: 'g' },
    });
    expect(byHandle.get('rui-fish')).toMatchObject({ measure: { amount: 1, unit: 'kg' } });
    expect(byHandle.get('rui-fish')).not.toHaveProperty('lowestPrice');
    expect(byHandle.get('hilsa')).not.toHaveProperty('measure');
    const jar = await callApi(apiCalls.getProductByHandle, { params: { handle: 'mango-jar' } });
    expect(jar.variant.productVariants.map(({ measure }) => measure)).toEqual([
      { amount: 250, unit: 'g' },
      undefined,
    ]);
  });

  it('returns no lowest price if all variants cost the same', async () => {
    const cost = (pricePaisa: number) =>
      market.db.updateTable('productVariants').set({ pricePaisa });
    await cost(15_000).where('uuid', '=', VARIANT.largeJar).execute();
    const [jar] = (await listed({ productName: 'mango' })).items;
    await cost(25_000).where('uuid', '=', VARIANT.largeJar).execute();
    expect(jar).not.toHaveProperty('lowestPrice');
  });

  it.each([
    { amount: 0, unit: 'kg' },
    { amount: 700, upTo: 600, unit: 'g' },
    { unit: 'kg' },
    { amount: 1 },
  ])('cannot have the measure %j, because the database refuses it', async (measure) => {
    const store = market.db
      .updateTable('products')
      // The cast is safe: the types forbid this value, but the database must refuse it too.
      .set({ measure: measure as Measure })
      .where('handle', '=', 'hilsa')
      .execute();
    await expect(store).rejects.toThrow(/measure/);
  });

  it('returns an empty page if the page is beyond the last product', async () => {
    const { items, paginationStatus } = await listed({ pageNumber: 99 });
    expect(items).toEqual([]);
    expect(paginationStatus).toMatchObject({ pageNumber: 99, totalItems: 5, totalPages: 1 });
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    ['a section', { featuredProductGroupUuid: GROUP.fish }, ['hilsa', 'rui-fish']],
    ['a category', { productCategoryUuid: CATEGORY.river }, ['hilsa', 'rui-fish']],
    ['an empty category', { productCategoryUuid: CATEGORY.empty }, []],
    ['the uuid of a category instead of a shop', { shopUuid: CATEGORY.river }, []],
    ['a uuid that no shop has', { shopUuid: '00000000-0000-0000-0000-000000000000' }, []],
    ['a name of signs only', { productName: '!!!' }, []],
    ['several tags', { productTagUuid: [TAG.fresh, TAG.sweet] }, ['honey', 'rui-fish']],
    ['a shop and a price', { shopUuid: SHOP.garden, minPrice: 200 }, ['honey']],
    ['a price range', { minPrice: 100, maxPrice: 351 }, ['mango-jar', 'mystery-sweet', 'rui-fish']],
    [
      'a highest price, cheapest first',
      { sort: 'price-asc', maxPrice: 351 },
      ['mystery-sweet', 'mango-jar', 'rui-fish'],
    ],
    ['a name', { productName: 'honey' }, ['honey']],
    [
      'an unknown key, which has no effect',
      { ['__proto__']: 'x', colour: 'red', pageSize: 1 },
      ['mango-jar'],
    ],
  ])('filters products by %s', async (_, query, handles) => {
    expect(await names(query)).toEqual(handles);
  });

  it('finds nothing for an empty name, but replies without an error', async () => {
    const reply = await callApi(apiCalls.searchProducts, { query: { productName: '  ' } });
    expect(reply).toMatchObject({ searchList: [], noProductfound: false });
  });

  it('returns a product with its variants, and a description without scripts', async () => {
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
});
