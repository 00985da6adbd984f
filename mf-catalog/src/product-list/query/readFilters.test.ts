import { PRODUCT_SORTS } from '@marketplace/contracts/api/products';
import { productListPath } from '@marketplace/contracts/routes';
import fc from 'fast-check';
import type { ListFilters } from './ListFilters';
import { readFilters } from './readFilters';

const UUID = '0f0c1d1e-0000-4000-8000-000000000102';
const OTHER = '0f0c1d1e-0000-4000-8000-000000000101';
const read = (query: string) => readFilters(new URLSearchParams(query));

describe('readFilters', () => {
  // @spec 3.15
  it('reads every filter of a list', () => {
    const query = [
      `featuredProductGroupUuid=${UUID}&productCategoryUuid=${UUID}&productCategoryUuid=${OTHER}`,
      `shopUuid=${UUID}&productTagUuid=${UUID}&productBrandUuid=${OTHER}`,
      'minPrice=25&maxPrice=1000&productName=+rui+&sort=price-asc',
    ].join('&');
    expect(read(query)).toEqual({
      featuredProductGroupUuid: UUID,
      productCategoryUuid: [OTHER, UUID],
      shopUuid: UUID,
      productTagUuid: [UUID],
      productBrandUuid: [OTHER],
      minPrice: 25,
      maxPrice: 1000,
      productName: 'rui',
      sort: 'price-asc',
    });
  });

  it.each([
    'pageSize=abc',
    'sort=cheapest',
    'sort=newest',
    'shopUuid=1',
    'productCategoryUuid=%27%20or%201',
    'productTagUuid=&productBrandUuid=',
    'productName=+',
    'productName=%E2%80%8B',
    'minPrice=abc&maxPrice=-5',
    'minPrice=1&maxPrice=10000',
    'minPrice=0',
    '__proto__=1',
    '',
  ])('ignores empty, invalid and default values: %j', (query) => {
    expect(read(query)).toEqual({});
  });

  it('keeps each uuid once, in lower case, and at most as many uuids as the contract accepts', () => {
    expect(read(`productTagUuid=${UUID}&productTagUuid=${UUID.toUpperCase()}`)).toEqual({
      productTagUuid: [UUID],
    });
    const many = Array.from(
      { length: 60 },
      (_, index) => `productTagUuid=0f0c1d1e-0000-4000-8000-0000000001${10 + index}`,
    );
    expect(read(many.join('&')).productTagUuid).toHaveLength(50);
  });

  it('shortens a search term that is too long for the contract', () => {
    expect(read(`productName=${'a'.repeat(500)}`).productName).toHaveLength(100);
    expect(read(`productName=${'a'.repeat(99)}🐟`).productName).toBe('a'.repeat(99));
  });

  it('keeps the order "newest" for a search, because it is not the default order of a search', () => {
    expect(read('productName=rui&sort=newest')).toEqual({ productName: 'rui', sort: 'newest' });
  });

  const uuids = fc
    .uniqueArray(fc.uuid(), { minLength: 1, maxLength: 50 })
    .map((list) => [...list].sort());
  const prices = fc
    .uniqueArray(fc.integer({ min: 11_000, max: 10_000_000 }), { minLength: 2, maxLength: 2 })
    .map((pair) => pair.sort((a, b) => a - b))
    .map(([minPrice, maxPrice]) => ({ minPrice, maxPrice }));
  const filters: fc.Arbitrary<ListFilters> = fc
    .tuple(
      fc.record(
        {
          featuredProductGroupUuid: fc.uuid(),
          productCategoryUuid: uuids,
          shopUuid: fc.uuid(),
          productTagUuid: uuids,
          productBrandUuid: uuids,
          productName: fc.oneof(
            fc.constantFrom('রুই মাছ', 'a&b=c', '“mango” + 100%', '#'),
            fc
              .string({ minLength: 1, maxLength: 100 })
              .map((name) => name.trim())
              .filter((name) => name !== ''),
          ),
          sort: fc.constantFrom(...PRODUCT_SORTS.filter((sort) => sort !== 'newest')),
        },
        { requiredKeys: [] },
      ),
      fc.option(prices, { nil: {} }),
    )
    .map(([named, range]) => ({ ...named, ...range }));

  // @spec 3.17
  it('reads exactly the filters that productListPath writes', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const { searchParams } = new URL(productListPath(wanted), 'https://shop.test');
        expect(readFilters(searchParams)).toEqual(wanted);
      }),
    );
  });

  it('reads the same filters from a URL and from its canonical URL', () => {
    const addresses = fc.array(
      fc.tuple(
        fc.constantFrom(
          'productTagUuid',
          'minPrice',
          'maxPrice',
          'price',
          'sort',
          'productName',
          'x',
        ),
        fc.oneof(fc.uuid(), fc.string(), fc.nat().map(String), fc.constant('25-100')),
      ),
    );
    fc.assert(
      fc.property(addresses, (entries) => {
        const once = readFilters(new URLSearchParams(entries));
        const { searchParams } = new URL(productListPath(once), 'https://shop.test');
        expect(readFilters(searchParams)).toEqual(once);
      }),
    );
  });
});
