import fc from 'fast-check';
import { isIndexable } from '../listHead';
import { activeFilters, type ListFilters, resetFilters } from './ListFilters';

const [A = '', B = ''] = ['a', 'b'].map((end) => `0f0c1d1e-0000-4000-8000-00000000000${end}`);

describe('activeFilters', () => {
  it('returns, for each filter except search term and sort order, the filters that remain after its removal', () => {
    const filters: ListFilters = {
      productCategoryUuid: [A, B],
      productTagUuid: [A],
      maxPrice: 20,
      productName: 'rui',
      sort: 'rating',
    };
    const rest = { productName: 'rui', sort: 'rating' };
    expect(activeFilters(filters)).toEqual([
      {
        kind: 'productCategoryUuid',
        uuid: A,
        without: { ...rest, productCategoryUuid: [B], productTagUuid: [A], maxPrice: 20 },
      },
      {
        kind: 'productCategoryUuid',
        uuid: B,
        without: { ...rest, productCategoryUuid: [A], productTagUuid: [A], maxPrice: 20 },
      },
      {
        kind: 'productTagUuid',
        uuid: A,
        without: { ...rest, productCategoryUuid: [A, B], maxPrice: 20 },
      },
      { kind: 'price', without: { ...rest, productCategoryUuid: [A, B], productTagUuid: [A] } },
    ]);
  });

  const uuids = fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: 4 });
  const someFilters = fc.record(
    {
      featuredProductGroupUuid: fc.uuid(),
      productCategoryUuid: uuids,
      shopUuid: fc.uuid(),
      productTagUuid: uuids,
      productBrandUuid: uuids,
      minPrice: fc.nat(),
      productName: fc.string({ minLength: 1 }),
    },
    { requiredKeys: [] },
  );

  it('returns filters; removing them one by one has the same result as a reset', () => {
    fc.assert(
      fc.property(someFilters, fc.nat(), (given, pick) => {
        let filters: ListFilters = given;
        for (let left = activeFilters(given).length; left > 0; left -= 1) {
          const active = activeFilters(filters);
          expect(active).toHaveLength(left);
          filters = active[pick % left]?.without ?? {};
        }
        expect(filters).toEqual(resetFilters(given));
      }),
    );
  });
});

describe('isIndexable', () => {
  it.each`
    what                          | filters                                           | isNarrowed | expected
    ${'all products'}             | ${{}}                                             | ${false}   | ${true}
    ${'one sub-category'}         | ${{ productCategoryUuid: [A] }}                   | ${false}   | ${true}
    ${'one brand'}                | ${{ productBrandUuid: [A] }}                      | ${false}   | ${true}
    ${'two sub-categories'}       | ${{ productCategoryUuid: [A, B] }}                | ${false}   | ${false}
    ${'a brand and a tag'}        | ${{ productBrandUuid: [A], productTagUuid: [A] }} | ${false}   | ${false}
    ${'a price'}                  | ${{ maxPrice: 20 }}                               | ${false}   | ${false}
    ${'a search'}                 | ${{ productName: 'rui' }}                         | ${false}   | ${false}
    ${'the page of a section'}    | ${{}}                                             | ${true}    | ${true}
    ${'a brand within a section'} | ${{ productBrandUuid: [A] }}                      | ${true}    | ${false}
  `('is $expected for $what', ({ filters, isNarrowed, expected }) => {
    expect(isIndexable(filters, isNarrowed)).toBe(expected);
  });
});
