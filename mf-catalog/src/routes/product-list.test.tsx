import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { listBrands, listTags } from '@marketplace/contracts/api/facets';
import { listProducts } from '@marketplace/contracts/api/products';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { clearFacetsCache } from '../product-list/facets/facetsCache';
import {
  FISH,
  fakeMarket,
  ORGANIC,
  PRAN,
  pageOf,
  RIVER_FISH,
  SEA_FISH,
} from '../testing/fakeMarket';

const open = (path: string) => renderRoutes(routes, { path });
/** Opens a page and unfolds the filters, because jsdom hides them as on a phone. */
async function openWide(path: string) {
  const page = open(path);
  const label = await screen.findByText('Filters');
  label.closest('details')?.setAttribute('open', '');
  return page;
}
const filters = () => within(screen.getByRole('complementary', { name: 'Filters' }));
const chips = () => within(screen.getByRole('list', { name: 'Chosen filters' }));
const searchOf = ({ router }: ReturnType<typeof open>) => router.state.location.search;

// The first import compiles the page. On a busy machine, this takes longer than a `findBy` query
// waits.
beforeAll(() => Promise.all([import('./product-list'), import('./product-list.loader')]), 30_000);
beforeEach(() => {
  clearFacetsCache();
  // React Router logs errors that reach a boundary.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the product list', () => {
  // @spec 2.44, 3.14
  it('shows the products, their number, and a link to the next page', async () => {
    fakeMarket();
    open(`/product?featuredProductGroupUuid=${FISH}&sort=rating`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Fish' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('30 products');
    expect(screen.getByRole('link', { name: 'Rui fish' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      `/product?featuredProductGroupUuid=${FISH}&sort=rating&pageNumber=2`,
    );
  });

  // @spec 9.13
  it.each(['pageSize=50', 'pageSize=abc&pageNumber=abc'])(
    'requests page 1 with 14 products if the URL names %s',
    async (query) => {
      const api = fakeMarket();
      open(`/product?${query}`);
      await screen.findByText('30 products');
      const asked = api.sent.find(({ id }) => id === 'listProducts')?.url.search;
      expect(asked).toBe('?pageNumber=1&pageSize=14');
    },
  );

  it('uses the search call for a search by name, but the list call if the shopper sorts the results', async () => {
    const api = fakeMarket();
    open('/product?productName=mango');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Results for “mango”' }),
    ).toBeVisible();
    expect(api.sent.map(({ id }) => id)).toContain('searchProducts');

    await userEvent.selectOptions(screen.getByRole('combobox'), 'Best rated');
    await screen.findByText('30 products');
    const listed = api.sent.find(({ id }) => id === 'listProducts')?.url.searchParams;
    expect(listed?.get('productName')).toBe('mango');
  });

  // @error page: listProducts
  it('leads to a 404 error if the page number is too high', async () => {
    const api = fakeMarket();
    api.reply(listProducts, pageOf([], 30, 9));
    const { router } = open('/product?pageNumber=9');
    await waitFor(() =>
      expect(router.state.errors?.['catalog-product-list']).toMatchObject({ status: 404 }),
    );
  });
});

describe('the filters of a list', () => {
  // @spec 2.53
  it('let a shopper tick several sub-categories, and keep earlier ticks and the search term', async () => {
    fakeMarket();
    const page = await openWide(
      `/product?productCategoryUuid=${RIVER_FISH}&productName=rui&pageNumber=2`,
    );
    await userEvent.click(await screen.findByRole('checkbox', { name: /Sea fish/ }));
    await waitFor(() =>
      expect(searchOf(page)).toBe(
        `?productCategoryUuid=${RIVER_FISH}&productCategoryUuid=${SEA_FISH}&productName=rui`,
      ),
    );
    expect(filters().getByRole('checkbox', { name: /River fish/ })).toBeChecked();
    expect(filters().getByRole('checkbox', { name: /Sea fish/ })).toHaveFocus();
  });

  it.each([
    ['checkbox', 'Organic', `?productTagUuid=${ORGANIC}`],
    ['checkbox', 'Pran', `?productBrandUuid=${PRAN}`],
    ['radio', 'Under ৳20', '?minPrice=1&maxPrice=20'],
    ['radio', '৳500 – ৳10,000', '?minPrice=500&maxPrice=10000'],
  ])('change the list immediately after a press on the %s "%s"', async (role, name, expected) => {
    fakeMarket();
    const page = await openWide('/product');
    await userEvent.click(await screen.findByRole(role, { name }));
    await waitFor(() => expect(searchOf(page)).toBe(expected));
    await screen.findByRole('list', { name: 'Chosen filters' });
    expect(chips().getByText(name)).toBeVisible();
  });

  // @spec 2.54, 9.18
  it('offer the six price ranges, with All Price chosen by default', async () => {
    fakeMarket();
    await openWide('/product');
    await screen.findByText('30 products');
    const radios = filters().getAllByRole('radio');
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All Price',
      'Under ৳20',
      '৳25 – ৳100',
      '৳100 – ৳300',
      '৳300 – ৳500',
      '৳500 – ৳10,000',
    ]);
    expect(filters().getByRole('radio', { name: 'All Price' })).toBeChecked();
  });

  it('accept the shopper’s own range, even with swapped amounts and Bangla digits', async () => {
    fakeMarket();
    const page = await openWide('/product?minPrice=25&maxPrice=100');
    await userEvent.type(await screen.findByRole('textbox', { name: 'From (৳)' }), '৩০০');
    await userEvent.type(screen.getByRole('textbox', { name: 'Up to (৳)' }), '40{Enter}');
    await waitFor(() => expect(searchOf(page)).toBe('?minPrice=40&maxPrice=300'));
    expect(screen.getByRole('textbox', { name: 'From (৳)' })).toHaveValue('40');
    expect(screen.getByRole('textbox', { name: 'Up to (৳)' })).toHaveFocus();
  });

  it('show an error beside an amount with letters, and keep the typed text and the other amount', async () => {
    fakeMarket();
    const page = await openWide('/product');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Up to (৳)' }), '50');
    await userEvent.type(screen.getByRole('textbox', { name: 'From (৳)' }), 'ten{Enter}');
    const field = screen.getByRole('textbox', { name: 'From (৳)' });
    expect(field).toHaveAccessibleDescription('Please write figures only, for example 250.');
    expect(field).toHaveValue('ten');
    expect(screen.getByRole('textbox', { name: 'Up to (৳)' })).toHaveValue('50');
    expect(searchOf(page)).toBe('');
  });

  it('untick the checkbox of a filter when the shopper removes the filter with its chip', async () => {
    fakeMarket();
    const page = await openWide(
      `/product?productCategoryUuid=${RIVER_FISH}&productTagUuid=${ORGANIC}`,
    );
    await screen.findByText('30 products');
    await userEvent.click(chips().getByRole('link', { name: 'Remove filter: River fish' }));
    await waitFor(() => expect(searchOf(page)).toBe(`?productTagUuid=${ORGANIC}`));
    const river = filters().getByRole('checkbox', { name: /River fish/, hidden: true });
    await waitFor(() => expect(river).not.toBeChecked());
    expect(filters().getByRole('checkbox', { name: 'Organic' })).toBeChecked();
  });

  // @spec 4.42
  it('are all removed by "Clear all", but the sort order stays', async () => {
    fakeMarket();
    const query = `productCategoryUuid=${RIVER_FISH}&productTagUuid=${ORGANIC}&productBrandUuid=${PRAN}&maxPrice=20`;
    const page = await openWide(`/product?${query}&sort=rating`);
    await userEvent.click(await screen.findByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(searchOf(page)).toBe('?sort=rating'));
    const allPrice = filters().getByRole('radio', { name: 'All Price' });
    await waitFor(() => expect(allPrice).toBeChecked());
    expect(filters().queryByRole('checkbox', { checked: true, hidden: true })).toBeNull();
  });

  // @spec 2.55
  it('keep a chosen brand, even one without a checkbox, when the shopper ticks another filter', async () => {
    fakeMarket();
    const page = await openWide(`/product?productBrandUuid=${RIVER_FISH}`);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Organic' }));
    await waitFor(() =>
      expect(searchOf(page)).toBe(`?productTagUuid=${ORGANIC}&productBrandUuid=${RIVER_FISH}`),
    );
  });

  // @spec 3.13
  it('are fetched only once, even if the list changes several times', async () => {
    const api = fakeMarket();
    await openWide('/product');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Organic' }));
    await screen.findByRole('list', { name: 'Chosen filters' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pran' }));
    await waitFor(() => expect(chips().getByText('Pran')).toBeVisible());
    const ids = api.sent.map(({ id }) => id);
    expect(ids.filter((id) => id === 'listProducts')).toHaveLength(3);
    expect(ids.filter((id) => /^list(?!Products$)/.test(id))).toHaveLength(4);
  });
});

describe('a list with a failing call', () => {
  // @error logged: listBrands, listProductShops, listSubCategories, listTags
  it.each([
    ['Tags', listTags, ['Pran', /River fish/]],
    ['Brands', listBrands, ['Organic', /River fish/]],
    ['Sub-categories', listSubCategories, ['Organic', 'Pran']],
  ])('shows all filters except the one that failed to load: %s', async (_what, call, others) => {
    fakeMarket().fail(call, 500);
    await openWide('/product');
    expect(await screen.findByRole('link', { name: 'Rui fish' })).toBeVisible();
    const all = ['Organic', 'Pran', /River fish/];
    expect(all.filter((name) => filters().queryByRole('checkbox', { name }))).toEqual(others);
  });

  it('lists the sub-categories without sections if the sections fail to load', async () => {
    const api = fakeMarket();
    api.fail(listFeaturedProductGroups, 500);
    await openWide('/product');
    expect(await screen.findByRole('checkbox', { name: /River fish/ })).toBeVisible();
  });

  it('keeps its filters and offers Retry if the products fail to load', async () => {
    const api = fakeMarket();
    api.fail(listProducts, 503);
    await openWide(`/product?productTagUuid=${ORGANIC}`);
    expect(await screen.findByText('These products could not be loaded')).toBeVisible();
    expect(filters().getByRole('checkbox', { name: 'Organic' })).toBeChecked();
    api.reply(listProducts, pageOf([], 0));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No Product Found')).toBeVisible();
  });
});

describe('the filters on a phone', () => {
  // @spec 3.16
  it('open in a sheet with a button that shows the number of products and closes the sheet', async () => {
    fakeMarket();
    const page = open('/product');
    const opener = await screen.findByText('Filters');
    await userEvent.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Organic' }));
    await waitFor(() => expect(searchOf(page)).toBe(`?productTagUuid=${ORGANIC}`));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Pran' }));
    await waitFor(() => expect(searchOf(page)).toContain(PRAN));
    await userEvent.click(await sheet.findByRole('button', { name: 'Show 30 products' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await page.router.navigate(-1);
    await waitFor(() => expect(searchOf(page)).toBe(''));
  });

  it('can be cleared in the sheet, which stays open', async () => {
    fakeMarket();
    const page = open(`/product?productTagUuid=${ORGANIC}`);
    await userEvent.click(await screen.findByText('Filters'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(searchOf(page)).toBe(''));
    await waitFor(() => expect(sheet.getByRole('checkbox', { name: 'Organic' })).not.toBeChecked());
  });
});
