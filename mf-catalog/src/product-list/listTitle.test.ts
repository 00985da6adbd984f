import { FISH, groups, RIVER_FISH, subCategories } from '../testing/fakeMarket';
import { listTitle } from './listTitle';

const names = { groups, subCategories };
const titleOf = (query: object, known: object = names) =>
  listTitle({ pageNumber: 1, ...query }, known);

describe('listTitle', () => {
  it.each([
    ['a section', { featuredProductGroupUuid: FISH }, 'Fish'],
    ['a sub-category', { productCategoryUuid: RIVER_FISH }, 'River fish'],
    [
      'the narrower of both',
      { featuredProductGroupUuid: FISH, productCategoryUuid: RIVER_FISH },
      'River fish',
    ],
  ])('of %s is its name', (_what, query, expected) => {
    expect(titleOf(query)).toBe(expected);
  });

  it.each([
    ['a search', { productName: 'rui', featuredProductGroupUuid: FISH }, names, 'Results for'],
    ['no filter', {}, names, 'All products'],
    ['a section that could not be loaded', { featuredProductGroupUuid: FISH }, {}, 'All products'],
  ])('of %s is a text', (_what, query, known, expected) => {
    expect(titleOf(query, known)).toMatchObject({ message: expect.stringContaining(expected) });
  });
});
