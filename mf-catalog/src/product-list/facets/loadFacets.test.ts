import { fakeMarket } from '../../testing/fakeMarket';
import { fetchFacets } from './loadFacets';

const FIELDS = ['pageSize', 'pageNumber', 'removeUnusedSubCategory'];

describe('fetchFacets', () => {
  // @spec 3.18, 9.11
  it.each([
    ['sub-categories', 'listSubCategories', ['50', '1', 'true']],
    ['tags', 'listTags', ['50', '1', null]],
    ['brands', 'listBrands', ['50', '1', null]],
  ])('requests the first 50 %s, as the specification says', async (_what, id, expected) => {
    const { sent } = fakeMarket();
    await fetchFacets(new Request('http://shop.test/product'), {});
    const asked = sent.filter((call) => call.id === id);
    expect(asked.map(({ url }) => FIELDS.map((field) => url.searchParams.get(field)))).toEqual([
      expected,
    ]);
  });
});
