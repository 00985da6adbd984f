import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { listPopularSearches } from '@marketplace/contracts/api/popularSearches';
import { bus } from '@marketplace/contracts/events';
import { productListPath } from '@marketplace/contracts/routes';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMarket } from '../testing/fakeMarket';
import { SearchForm } from './SearchForm';
import { readRecentSearches, recordSearch } from './searchHistory';

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const group = (name: string) => screen.queryByRole('group', { name });
const popular = () => group('Popular searches');
const link = (name: string) => screen.getByRole('link', { name });
const asked = () => api.sent.filter(({ id }) => id === listPopularSearches.id);

let api: FakeApi;
let router: ReturnType<typeof renderRoutes>['router'];

async function turnToField() {
  await userEvent.click(field());
  await waitFor(() => expect(popular()).toBeVisible());
}

/** Waits 50 ms, in which all pending calls finish. */
const settle = () =>
  act(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 50);
      }),
  );

beforeEach(() => {
  api = fakeMarket();
  api.reply(getCapabilities, { extensions: [listPopularSearches.id], paymentMethods: [] });
  api.reply(listPopularSearches, { items: [{ text: 'Hilsa' }, { text: 'Mango' }] });
  bus.publish('session:changed', { isLogin: false, user: null });
  ({ router } = renderRoutes([{ path: '*', element: <SearchForm /> }]));
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('popular searches', () => {
  it('appear when the empty field gets the focus, and are fetched only once for all pages', async () => {
    await settle();
    expect(api.sent).toEqual([]);
    await turnToField();
    const links = within(popular() ?? document.body).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Hilsa', 'Mango']);
    expect(link('Hilsa')).toHaveAttribute('href', '/product?productName=Hilsa');
    await userEvent.keyboard('{Escape}');
    expect(popular()).toBeNull();
    await act(() => router.navigate('/blog'));
    await turnToField();
    expect(asked()).toHaveLength(1);
  });

  it('start a search when pressed, and become recent searches', async () => {
    await turnToField();
    await userEvent.click(link('Mango'));
    expect(router.state.location).toMatchObject({
      pathname: '/product',
      search: '?productName=Mango',
    });
    expect(readRecentSearches()).toEqual(['Mango']);
    expect(popular()).toBeNull();
  });

  it('appear below the recent searches without repeating them, and can be reached with the arrow keys', async () => {
    recordSearch('rui');
    recordSearch('mango');
    await turnToField();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'mango',
      'rui',
      'Hilsa',
    ]);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(link('Hilsa')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('Hilsa')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(link('rui')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(router.state.location.search).toBe('?productName=Hilsa');
  });

  it('stay visible if recent searches are cleared, and the focus moves to the field', async () => {
    recordSearch('rui');
    await turnToField();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(group('Recent searches')).toBeNull();
    expect(popular()).toBeVisible();
    expect(field()).toHaveFocus();
  });

  it('do not appear if the shopper types before they have loaded', async () => {
    fireEvent.focus(field());
    fireEvent.change(field(), { target: { value: 'r' } });
    await settle();
    expect(asked()).toHaveLength(1);
    expect(popular()).toBeNull();
  });

  it("have a language attribute if their language differs from the page's", async () => {
    api.reply(listPopularSearches, {
      items: [{ text: 'ইলিশ', textLanguage: 'bn' }, { text: 'Mango' }],
    });
    await turnToField();
    expect(link('ইলিশ')).toHaveAttribute('lang', 'bn');
    expect(link('Mango')).not.toHaveAttribute('lang');
  });

  it('show a hostile text as plain text', async () => {
    const text = '"><img src=x onerror=alert(1)>';
    api.reply(listPopularSearches, { items: [{ text }] });
    await turnToField();
    expect(link(text)).toHaveAttribute('href', productListPath({ productName: text }));
    expect(popular()?.querySelector('img')).toBeNull();
  });

  it('are not fetched if the API does not support them, and the recent searches appear alone', async () => {
    api.reply(getCapabilities, { extensions: [], paymentMethods: [] });
    recordSearch('rui');
    const warned = jest.spyOn(console, 'warn');
    await userEvent.click(field());
    await settle();
    expect(link('rui')).toBeVisible();
    expect(popular()).toBeNull();
    expect(asked()).toEqual([]);
    expect(warned).not.toHaveBeenCalled();
  });

  it('show no empty box if the market has no popular searches', async () => {
    api.reply(listPopularSearches, { items: [] });
    await userEvent.click(field());
    await settle();
    expect(popular()).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
  });

  // @error logged: listPopularSearches
  it.each<[string, () => void]>([
    ['the API fails', () => api.fail(listPopularSearches, 503)],
    ['the connection is cut', () => api.cut(listPopularSearches)],
  ])('are left out if %s, and the recent searches appear alone', async (_what, break_) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const toasts = jest.fn();
    const unsubscribe = bus.subscribe('toast:requested', toasts);
    break_();
    recordSearch('rui');
    await userEvent.click(field());
    await settle();
    expect(link('rui')).toBeVisible();
    expect(popular()).toBeNull();
    expect(warned).toHaveBeenCalledTimes(1);
    expect(toasts).not.toHaveBeenCalled();
    unsubscribe();

    api.reply(listPopularSearches, { items: [{ text: 'Hilsa' }] });
    await userEvent.keyboard('{Escape}');
    await turnToField();
    expect(link('Hilsa')).toBeVisible();
  });
});
