import { FISH, FRUITS, RIVER_FISH, subCategories } from '../testing/fakeMarket';
import { openGroupUuid } from './openGroupUuid';

describe('openGroupUuid', () => {
  it.each([
    ['nothing without a filter', {}, undefined],
    ['the section that is asked for', { featuredProductGroupUuid: FRUITS }, FRUITS],
    ['the section of the sub-category', { productCategoryUuid: RIVER_FISH }, FISH],
    ['nothing for an unknown sub-category', { productCategoryUuid: FRUITS }, undefined],
  ])('is %s', (_what, query, expected) => {
    expect(openGroupUuid({ pageNumber: 1, ...query }, subCategories)).toBe(expected);
  });
});
