import fc from 'fast-check';
import { FISH, FRUITS, groups, subCategories } from '../testing/fakeMarket';
import { groupCategories } from './categoryList';

const category = (uuid: string, featuredProductGroupUuid: string | null) => ({
  uuid,
  handle: uuid,
  name: uuid,
  imageUrl: null,
  productCount: 1,
  featuredProductGroupUuid,
});

describe('groupCategories', () => {
  it('groups sub-categories by section, with the sections in the order of their first sub-categories', () => {
    const given = [category('a', FRUITS), ...subCategories, category('b', FRUITS)];
    const found = groupCategories(given, groups).map(({ group, categories }) => [
      group?.name,
      categories.map(({ name }) => name),
    ]);
    expect(found).toEqual([
      ['Fruits', ['a', 'b']],
      ['Fish', subCategories.map(({ name }) => name)],
    ]);
  });

  it('puts sub-categories without a known section last', () => {
    const given = [category('a', null), category('b', 'unknown'), category('c', FISH)];
    const [first, last] = groupCategories(given, groups);
    expect(first?.group?.name).toBe('Fish');
    expect(last).toMatchObject({ group: undefined, categories: [{ name: 'a' }, { name: 'b' }] });
  });

  it('returns each sub-category exactly once', () => {
    const given = fc.array(fc.constantFrom(FISH, FRUITS, 'unknown', null));
    fc.assert(
      fc.property(given, (owners) => {
        const categories = owners.map((owner, index) => category(String(index), owner));
        const shown = groupCategories(categories, groups).flatMap((entry) => entry.categories);
        expect(shown.map(({ uuid }) => Number(uuid)).toSorted((a, b) => a - b)).toEqual(
          owners.map((_, index) => index),
        );
      }),
    );
  });
});
