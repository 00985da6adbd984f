import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { countFacets } from '@marketplace/contracts/api/facets';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen } from '@testing-library/react';
import { clearFacetsCache } from '../product-list/facets/facetsCache';
import { allRoutes } from '../testing/allRoutes';
import { FISH, fakeMarket, ORGANIC, RIVER_FISH, SEA_FISH } from '../testing/fakeMarket';

/**
 * A fake market whose API counts the products of a list. In every list, it counts one river fish.
 */
function countingMarket() {
  const api = fakeMarket();
  api.reply(getCapabilities, { extensions: [countFacets.id], paymentMethods: [] });
  const counts = [FISH, RIVER_FISH].map((uuid) => ({ uuid, productCount: 1 }));
  api.reply(countFacets, { items: counts });
  return api;
}

/** Opens a list and returns the texts of the choices in its category filter. */
async function openCategories(path: string) {
  renderRoutes(allRoutes, { path });
  (await screen.findByText('Filters')).closest('details')?.setAttribute('open', '');
  const group = await screen.findByRole('group', { name: 'Categories' });
  const labels = group.querySelectorAll('summary, label, a');
  return [...labels].map(({ textContent }) => textContent);
}

beforeEach(() => {
  clearFacetsCache();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the numbers beside the filters', () => {
  it('count the products of the whole list if no filter narrows it', async () => {
    const api = countingMarket();
    const all = ['Fish40', 'All of Fish', 'River fish12', 'Sea fish9', 'Fruits30', 'All of Fruits'];
    expect(await openCategories('/product')).toEqual(all);
    expect(api.sent.map(({ id }) => id)).not.toContain('countFacets');
  });

  it.each([
    ['a search', '?productName=rui', 'productName=rui'],
    ['a price range', '?maxPrice=300&sort=popular', 'maxPrice=300'],
    ['a tag', `?productTagUuid=${ORGANIC}`, `productTagUuid=${ORGANIC}`],
  ])('count products of a list narrowed by %s, and hide empty choices', async (_, query, sent) => {
    const api = countingMarket();
    const choices = await openCategories(`/product${query}`);
    expect(choices).toEqual(['Fish1', 'All of Fish', 'River fish1']);
    const [call] = api.sent.filter(({ id }) => id === 'countFacets');
    expect(call?.url.search).toBe(`?${sent}`);
  });

  it('are 0 for a ticked choice without products, because a shopper must be able to untick it', async () => {
    countingMarket();
    const choices = await openCategories(
      `/product?productName=rui&productCategoryUuid=${SEA_FISH}`,
    );
    expect(choices).toEqual(['Fish1', 'All of Fish', 'River fish1', 'Sea fish0']);
  });

  it('count the products of the narrowed list on the page of a section', async () => {
    const api = countingMarket();
    const choices = await openCategories(`/category/featured/${FISH}?maxPrice=300`);
    expect(choices).toEqual(['All products', 'Fish1', 'River fish1']);
    const [call] = api.sent.filter(({ id }) => id === 'countFacets');
    expect(call?.url.searchParams.get('featuredProductGroupUuid')).toBe(FISH);
  });

  const unnumbered = ['Fish', 'All of Fish', 'River fish', 'Sea fish', 'Fruits', 'All of Fruits'];

  // @error logged: countFacets
  it('are left out if they cannot be loaded', async () => {
    countingMarket().fail(countFacets, 500);
    expect(await openCategories('/product?productName=rui')).toEqual(unnumbered);
  });

  it('are left out in a narrowed list if the API cannot count products', async () => {
    fakeMarket();
    expect(await openCategories('/product?productName=rui')).toEqual(unnumbered);
  });

  it('count the products of the narrowed list on the page of a shop', async () => {
    countingMarket();
    expect(await openCategories('/shop/padma-fish?maxPrice=20')).toEqual(['River fish1']);
  });
});
