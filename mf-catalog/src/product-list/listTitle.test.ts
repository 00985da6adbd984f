import { FISH, RIVER_FISH } from '../testing/fakeMarket';
import { listTitle } from './listTitle';

const names = { [FISH]: 'Fish', [RIVER_FISH]: 'River fish' };

describe('listTitle', () => {
  it.each([
    ['a section', { featuredProductGroupUuid: FISH }, 'Fish'],
    ['a sub-category', { productCategoryUuid: [RIVER_FISH] }, 'River fish'],
    [
      'a sub-category in another order',
      { productCategoryUuid: [RIVER_FISH], minPrice: undefined },
      'River fish',
    ],
  ])('of %s is its name', (_what, filters, expected) => {
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
    ['a section that could not be loaded', { shopUuid: 'unknown' }, 'All products'],
  ])('of %s is a text', (_what, filters, expected) => {
    expect(listTitle(filters, names)).toMatchObject({
      message: expect.stringContaining(expected),
    });
  });
});
