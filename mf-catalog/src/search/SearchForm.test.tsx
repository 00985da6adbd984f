import { configureApi } from '@marketplace/contracts/api/client';
import { searchProducts } from '@marketplace/contracts/api/products';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { buildSummary } from '../testing/buildProduct';
import { fakeMarket, foundPage, mango } from '../testing/fakeMarket';
import { SearchForm } from './SearchForm';
import { SEARCH_DELAY_MS } from './useProductSearch';

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string) => fireEvent.keyDown(field(), { key });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

// jsdom lays nothing out, so it cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

let api: FakeApi;
let router: ReturnType<typeof renderRoutes>['router'];

const searched = () =>
  api.sent.filter(({ id }) => id === 'searchProducts').map(({ url }) => url.search);

beforeEach(async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api = fakeMarket();
  api.reply(searchProducts, foundPage([buildSummary(), mango]));
  ({ router } = renderRoutes([{ path: '*', element: <SearchForm /> }]));
});

describe('SearchForm', () => {
  it('is a plain GET form to the product list', () => {
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/product');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'productName');
  });

  it('searches page 1 once, half a second after the last keystroke', async () => {
    type('r');
    await wait(SEARCH_DELAY_MS - 1);
    type('rui');
    await wait(SEARCH_DELAY_MS - 1);
    expect(searched()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await wait(1);
    expect(searched()).toEqual(['?productName=rui&pageNumber=1&pageSize=14']);
    expect(options()[0]).toHaveAttribute('href', '/product/rui-fish');
  });

  it('says when nothing is found', async () => {
    api.reply(searchProducts, foundPage([]));
    type('xyz');
    await wait(SEARCH_DELAY_MS);
    expect(screen.getByText('No Product Found')).toBeVisible();
  });

  it('clears everything with the text', async () => {
    type('rui');
    await wait(SEARCH_DELAY_MS);
    type(' ');
    await wait(SEARCH_DELAY_MS);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(searched()).toHaveLength(1);
  });

  it('never lets a late answer replace a newer one', async () => {
    configureApi({
      fetchReply: async ({ url }) => {
        const name = new URL(url).searchParams.get('productName') ?? '';
        await new Promise((resolve) => {
          setTimeout(resolve, name === 'first' ? 2000 : 0);
        });
        const body = foundPage([buildSummary({ name })]);
        return { status: 200, headers: {}, text: JSON.stringify(body) };
      },
    });
    type('first');
    await wait(SEARCH_DELAY_MS);
    type('second');
    await wait(SEARCH_DELAY_MS + 1);
    expect(options()[0]).toHaveTextContent('second');
    await wait(3000);
    expect(options()[0]).toHaveTextContent('second');
  });

  it('goes to the product that the arrow keys chose', async () => {
    type('m');
    await wait(SEARCH_DELAY_MS);
    press('ArrowDown');
    press('ArrowDown');
    const [, second] = options();
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    press('Enter');
    await wait(0);
    expect(router.state.location.pathname).toBe('/product/mango');
  });

  it('comes back to the text after the last product, and closes on Escape', async () => {
    type('m');
    await wait(SEARCH_DELAY_MS);
    press('ArrowUp');
    expect(options()[1]).toHaveAttribute('aria-selected', 'true');
    press('ArrowDown');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    press('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus goes elsewhere', async () => {
    type('m');
    await wait(SEARCH_DELAY_MS);
    fireEvent.blur(field(), { relatedTarget: document.body });
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('forgets the text when the page changes', async () => {
    type('m');
    await wait(SEARCH_DELAY_MS);
    await act(() => router.navigate('/blog'));
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('stays a form when the search fails', async () => {
    api.fail(searchProducts, 500);
    type('m');
    await wait(SEARCH_DELAY_MS);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveValue('m');
  });
});
