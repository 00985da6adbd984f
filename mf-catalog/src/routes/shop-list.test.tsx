import { listShops } from '@marketplace/contracts/api/shops';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { renderRoutesOnServer } from '@marketplace/contracts/testing/renderRoutesOnServer';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { routes } from '../exposes/routes';
import { buildShopSummary } from '../testing/buildShop';
import { fakeMarket } from '../testing/fakeMarket';

const haor = buildShopSummary({
  uuid: '0f0c1d1e-0000-4000-8000-000000000402',
  handle: 'haor-fish',
  name: 'Haor Fish House',
  bannerUrl: null,
  logoUrl: null,
  averageRating: 0,
  productCount: 1,
});

function openList(search = '', totalItems = 30) {
  const api = fakeMarket();
  api.answer(listShops, ({ url }) => ({
    items: totalItems > 0 ? [buildShopSummary(), haor] : [],
    paginationStatus: buildPaging(12, totalItems, Number(url.searchParams.get('pageNumber'))),
  }));
  return { api, ...renderRoutes(routes, { path: `/shoplist${search}` }) };
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the shop list', () => {
  // @spec 2.49
  it('shows the name, the rating and the number of products of each shop, and links to the shop', async () => {
    openList();
    expect(await screen.findByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
    expect(screen.getByText('30 shops')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Padma Fish House' })).toHaveAttribute(
      'href',
      '/shop/padma-fish',
    );
    expect(screen.getByText('4.4 out of 5 stars')).toBeInTheDocument();
    expect(screen.getByText('5 products')).toBeVisible();
    expect(screen.getByText('1 product')).toBeVisible();
  });

  it('loads only the first banner with high priority, and lists its file widths', async () => {
    const { container } = openList();
    await screen.findByText('30 shops');
    const early = container.querySelectorAll('img[fetchpriority="high"]');
    expect([...early].map((picture) => picture.getAttribute('srcset'))).toEqual([
      '/banner-640.webp 640w, /banner-1280.webp 1280w',
    ]);
  });

  // @spec 3.9
  it('requests twelve shops with the query of the URL, and links to the next page', async () => {
    const { api } = openList('?shopName=fish&sort=rating&pageNumber=2');
    expect(await screen.findByRole('link', { name: 'Next page' })).toHaveAttribute(
      'href',
      '/shoplist?shopName=fish&sort=rating&pageNumber=3',
    );
    const [asked] = api.sent.filter(({ id }) => id === 'listShops');
    expect(Object.fromEntries(asked?.url.searchParams ?? [])).toEqual({
      shopName: 'fish',
      sort: 'rating',
      pageNumber: '2',
      pageSize: '12',
    });
  });

  it('searches by name, and then shows page 1 in the chosen order', async () => {
    const { router } = openList('?sort=name&pageNumber=2');
    const name = await screen.findByRole('searchbox', { name: 'Name of the shop' });
    await userEvent.type(name, ' padma {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?shopName=padma&sort=name'));
    await waitFor(() => expect(name).toHaveValue('padma'));
    expect(name).toHaveFocus();
  });

  it('sorts immediately and keeps the search term', async () => {
    const { router } = openList('?shopName=fish');
    await userEvent.selectOptions(await screen.findByRole('combobox'), 'Newest first');
    await waitFor(() => expect(router.state.location.search).toBe('?shopName=fish&sort=newest'));
  });

  it('selects the previous order in the sort field after Back, even if the list in the new order was never rendered', async () => {
    const { router } = openList('?shopName=fish');
    const order = await screen.findByRole('combobox');
    const stop = router.subscribe(({ location }) => {
      if (!location.search.includes('newest')) return;
      stop();
      void router.navigate(-1);
    });
    await userEvent.selectOptions(order, 'Newest first');
    await waitFor(() => expect(order).toHaveDisplayValue('Most products'));
    expect(screen.getByRole('searchbox')).toHaveValue('fish');
  });

  it('offers a link to all shops if a search has no results', async () => {
    openList('?shopName=<b>xyz</b>', 0);
    expect(await screen.findByRole('heading', { name: 'No shop found' })).toBeVisible();
    expect(screen.getByText(/Nothing matches “<b>xyz<\/b>”/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all shops' })).toHaveAttribute(
      'href',
      '/shoplist',
    );
  });

  it('links to the products if the market has no shops', async () => {
    openList('', 0);
    expect(await screen.findByRole('heading', { name: 'No shops yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all products' })).toBeVisible();
  });

  it('leads to a 404 error if the page number is too high', async () => {
    const { router } = openList('?pageNumber=4');
    await waitFor(() =>
      expect(router.state.errors?.['catalog-shop-list']).toMatchObject({ status: 404 }),
    );
  });

  it('contains a form that works without JavaScript, and is not indexed if it shows a search', async () => {
    fakeMarket();
    const { html, head } = await renderRoutesOnServer(routes, { path: '/shoplist?sort=cheapest' });
    expect(html).toMatch(/<form(?=[^>]* method="get")(?=[^>]* action="\/shoplist")/);
    expect(html).toMatch(/<button[^>]*type="submit"/);
    expect(head).toMatchObject({
      canonicalPath: '/shoplist',
      isPrivate: false,
      imageUrl: '/banner-1280.webp',
      jsonLd: [{ '@type': 'ItemList' }],
    });
    const searched = await renderRoutesOnServer(routes, { path: '/shoplist?shopName=padma' });
    expect(searched.head?.isPrivate).toBe(true);
  });
});
