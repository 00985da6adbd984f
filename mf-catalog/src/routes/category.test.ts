import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listProducts } from '@marketplace/contracts/api/products';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { routes } from '../exposes/routes';
import { buildSummary } from '../testing/buildProduct';
import {
  FISH,
  fakeMarket,
  ORGANIC,
  pageOf,
  RIVER_FISH,
  SEA_FISH,
  subCategories,
} from '../testing/fakeMarket';

const render = (path: string) => renderRoutesOnServer(routes, { path });
/**
 * Renders the page twice, because the first render in a process lacks the code of the regions. In
 * production, a streamed page waits for this code.
 */
const renderAgain = async (path: string) => {
  await render(path);
  return render(path);
};
const visit = async (path: string) => {
  const api = fakeMarket();
  const page = await render(path);
  const asked = api.sent.find(({ id }) => id === 'listProducts')?.url.search;
  return { ...page, asked };
};

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('a list page on the server', () => {
  // @spec 2.51, 9.15
  it('lists the products of a sub-category, with its section in the breadcrumbs', async () => {
    const { html, head, status, asked } = await visit('/category/river-fish?pageNumber=2');
    expect(status).toBe(200);
    expect(asked).toBe(`?pageNumber=2&productCategoryUuid=${RIVER_FISH}&pageSize=14`);
    expect(html).toContain(`href="/category/featured/${FISH}"`);
    expect(head).toMatchObject({
      title: 'River fish',
      canonicalPath: '/category/river-fish?pageNumber=2',
      isPrivate: false,
      jsonLd: [{ '@type': 'ItemList', numberOfItems: 30, itemListElement: { length: 2 } }],
      breadcrumbs: [{ name: 'Fish' }, { name: 'River fish' }],
      lcpImage: { src: '/pictures/rui-800.webp' },
    });
  });

  // @spec 2.52
  it('lists the products of a section, and offers checkboxes for its sub-categories', async () => {
    const path = `/category/featured/${FISH}?productCategoryUuid=${SEA_FISH}&featuredProductGroupUuid=${ORGANIC}`;
    const { html, head, status, asked } = await visit(path);
    expect(status).toBe(200);
    expect(asked).toContain(`productCategoryUuid=${SEA_FISH}`);
    expect(asked).toContain(`featuredProductGroupUuid=${FISH}`);
    expect(asked).not.toContain(ORGANIC);
    expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${SEA_FISH}"`));
    expect(head).toMatchObject({
      title: 'Fish',
      isPrivate: true,
      canonicalPath: `/category/featured/${FISH}?productCategoryUuid=${SEA_FISH}`,
    });
  });

  it.each([
    '/category/no-such-category',
    '/category/featured/0f0c1d1e-0000-4000-8000-00000000ffff',
    '/category/featured/fish',
  ])('replies 404 if there is no such category or section: %s', async (path) => {
    expect((await visit(path)).status).toBe(404);
  });

  it('finds an empty sub-category, although the filter does not list it', async () => {
    const api = fakeMarket();
    const [riverFish] = subCategories;
    const eels = riverFish && { ...riverFish, handle: 'eels', name: 'Eels', productCount: 0 };
    api.answer(listSubCategories, ({ url }) => {
      const pageNumber = Number(url.searchParams.get('pageNumber'));
      const isAll = !url.searchParams.has('removeUnusedSubCategory');
      const page = pageOf([], 28, pageNumber);
      return { ...page, items: isAll && pageNumber === 2 && eels ? [eels] : subCategories };
    });
    api.reply(listProducts, pageOf([]));
    const { html, head, status } = await renderAgain('/category/eels');
    expect(status).toBe(200);
    expect(html).toContain('No Product Found');
    expect(head).toMatchObject({ title: 'Eels', isPrivate: true });
  });

  it.each([
    ['/product', '/product'],
    ['/category/river-fish', '/category/river-fish'],
    [`/category/featured/${FISH}`, `/category/featured/${FISH}`],
  ])(
    'redirects to a short URL if a browser without JavaScript sends the form of %s',
    async (path, base) => {
      const form = `minPrice=&maxPrice=&price=25-100&previousPrice=all&productTagUuid=${ORGANIC}&sort=`;
      const { status, location } = await visit(`${path}?${form}`);
      expect(status).toBe(302);
      expect(location).toBe(`${base}?productTagUuid=${ORGANIC}&minPrice=25&maxPrice=100`);
    },
  );

  it('keeps its filters and replies 503 if the products fail to load', async () => {
    const api = fakeMarket();
    api.fail(listProducts, 500);
    const { html, head, status } = await renderAgain('/category/river-fish');
    expect(status).toBe(503);
    expect(html).toContain('These products could not be loaded');
    expect(html).toContain('name="price"');
    expect(head?.breadcrumbs?.at(-1)).toMatchObject({ name: 'River fish' });
  });

  it('shows its products and replies 200 even if the sections fail to load', async () => {
    const api = fakeMarket();
    api.fail(listFeaturedProductGroups, 500);
    const { html, status } = await render('/category/river-fish');
    expect(status).toBe(200);
    expect(html).toContain('Rui fish');
  });

  it.each([
    '/product',
    '/product?pageNumber=17',
    `/product?productCategoryUuid=${RIVER_FISH}&productTagUuid=${ORGANIC}&maxPrice=20`,
    '/category/river-fish',
    `/category/featured/${FISH}`,
  ])(
    'makes the same calls for %s with 100,000 products in the list as with 240 products',
    async (path) => {
      const callsFor = async (totalItems: number) => {
        const api = fakeMarket();
        const items = Array.from({ length: 14 }, (_, index) =>
          buildSummary({ uuid: `00000000-0000-4000-8000-0000000000${10 + index}` }),
        );
        api.reply(listProducts, pageOf(items, totalItems, 1));
        await render(path);
        return api.sent.map(({ id }) => id).sort();
      };
      const few = await callsFor(240);
      expect(await callsFor(100_000)).toEqual(few);
      expect(few.filter((id) => id === 'listProducts')).toHaveLength(1);
      // The limit includes the calls for the shops of the list and for the sub-category or section.
      // If the API's replies can be cached, each call for a sub-category or section is sent only
      // once.
      expect(few.length).toBeLessThanOrEqual(7);
    },
  );
});
