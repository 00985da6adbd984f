import { listBrands } from '@marketplace/contracts/api/facets';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { waitFor } from '@testing-library/react';
import { fakeMarket, PRAN } from '../../testing/fakeMarket';
import { cachedFacets, cacheFacets, clearFacetsCache } from './facetsCache';
import { loadFacets } from './loadFacets';

const request = new Request('https://shop.test/product');
const load = async (place = {}) => loadFacets(request, place);

beforeEach(() => {
  clearFacetsCache();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('loadFacets in a browser', () => {
  it('fetches the facets again only if the cached facets are older than a minute', async () => {
    const api = fakeMarket();
    const first = await load();
    expect(await load()).toBe(first);
    expect(api.sent).toHaveLength(4);

    const later = Date.now() + 61_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(loadFacets(request, {})).toBe(first);
    await waitFor(() => expect(api.sent).toHaveLength(8));
  });

  it('fetches nothing if the document contained the facets', async () => {
    const api = fakeMarket();
    const facets = { sections: [], categories: [], tags: [], brands: [] };
    cacheFacets(facets, {});
    expect(await load()).toBe(facets);
    expect(api.sent).toHaveLength(0);
  });

  it('shares one fetch between concurrent calls', async () => {
    const api = fakeMarket();
    const [first, second] = await Promise.all([load(), load()]);
    expect(first).toBe(second);
    expect(api.sent).toHaveLength(4);
  });

  it('fetches the tags once for each list', async () => {
    const api = fakeMarket();
    await load();
    await load({ shopUuid: PRAN });
    await load({ shopUuid: PRAN });
    const asked = api.sent.filter(({ id }) => id === 'listTags');
    expect(asked.map(({ url }) => url.searchParams.get('shopUuid'))).toEqual([null, PRAN]);
  });

  it('fetches all facets again if one kind is missing, and keeps the kinds that were loaded', async () => {
    const api = fakeMarket();
    api.fail(listBrands, 500);
    expect((await load()).brands).toBeUndefined();
    const brands = [{ uuid: PRAN, name: 'Pran' }];
    api.reply(listBrands, { items: brands, paginationStatus: buildPaging(50, 1) });
    expect((await load()).tags).toHaveLength(1);
    await waitFor(() =>
      expect(cachedFacets({})).toMatchObject({ facets: { brands }, isStale: false }),
    );
  });
});
