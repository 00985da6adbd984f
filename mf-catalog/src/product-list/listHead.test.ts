import { buildSummary } from '../testing/buildProduct';
import { FISH, groups, ORGANIC, pageOf, RIVER_FISH, subCategories } from '../testing/fakeMarket';
import { canonicalPathOf, listTitle } from './listHead';

const names = { [FISH]: 'Fish', [RIVER_FISH]: 'River fish' };

describe('listTitle', () => {
  it.each([
    ['a section', { featuredProductGroupUuid: FISH }, 'Fish'],
    ['a sub-category', { productCategoryUuid: [RIVER_FISH] }, 'River fish'],
    [
      'a sub-category without a price filter',
      { productCategoryUuid: [RIVER_FISH], minPrice: undefined },
      'River fish',
    ],
  ])('is the name of %s', (_what, filters, expected) => {
    expect(listTitle(filters, names)).toBe(expected);
  });

  it.each([
    ['a search', { productName: 'rui', featuredProductGroupUuid: FISH }, 'Results for'],
    ['no filter', {}, 'All products'],
    ['a price range', { maxPrice: 20 }, 'All products'],
    [
      'two filters',
      { featuredProductGroupUuid: FISH, productTagUuid: [RIVER_FISH] },
      'All products',
    ],
    ['a shop whose name is unknown', { shopUuid: 'unknown' }, 'All products'],
  ])('is a general text for %s', (_what, filters, expected) => {
    expect(listTitle(filters, names)).toMatchObject({
      message: expect.stringContaining(expected),
    });
  });
});

const facets = { sections: groups, categories: subCategories };
const SHOP = '0f0c1d1e-0000-4000-8000-000000000601';
const listed = pageOf([buildSummary({ shopHandle: 'padma-fish' })]);

describe('canonicalPathOf', () => {
  it.each`
    what                                  | query                                                            | expected
    ${'all products'}                     | ${{ pageNumber: 1 }}                                             | ${'/product'}
    ${'page 3 of all products'}           | ${{ pageNumber: 3 }}                                             | ${'/product?pageNumber=3'}
    ${'one section'}                      | ${{ featuredProductGroupUuid: FISH, pageNumber: 2 }}             | ${`/category/featured/${FISH}?pageNumber=2`}
    ${'one sub-category'}                 | ${{ productCategoryUuid: [RIVER_FISH] }}                         | ${'/category/river-fish'}
    ${'a sub-category that is not known'} | ${{ productCategoryUuid: [SHOP] }}                               | ${`/product?productCategoryUuid=${SHOP}`}
    ${'one shop'}                         | ${{ shopUuid: SHOP }}                                            | ${'/shop/padma-fish'}
    ${'one tag'}                          | ${{ productTagUuid: [ORGANIC] }}                                 | ${`/product?productTagUuid=${ORGANIC}`}
    ${'a section and a tag'}              | ${{ featuredProductGroupUuid: FISH, productTagUuid: [ORGANIC] }} | ${`/product?featuredProductGroupUuid=${FISH}&productTagUuid=${ORGANIC}`}
  `('returns $expected for $what', ({ query, expected }) => {
    expect(canonicalPathOf(query, facets, listed)).toBe(expected);
  });
});
