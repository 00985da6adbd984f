import { configureApi } from '@marketplace/contracts/api/client';
import { searchProducts } from '@marketplace/contracts/api/products';
import type { FakeApi } from '@marketplace/contracts/testing/fakeApi';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, configure, createEvent, fireEvent, screen, within } from '@testing-library/react';
import { buildSummary } from '../testing/buildProduct';
import { fakeMarket, foundPage, mango } from '../testing/fakeMarket';
import { SearchForm } from './SearchForm';
import { SEARCH_DELAY_MS } from './useProductSearch';

// Makes queries ignore hidden elements, so that they do not find the closed list of results.
configure({ defaultHidden: false });

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (key: string, more = {}) => fireEvent.keyDown(field(), { key, ...more });
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

/** Types a text and waits for its results. */
async function find(text = 'm') {
  type(text);
  await wait(SEARCH_DELAY_MS);
}

// Adds a method that jsdom lacks, because jsdom has no layout.
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
  it('is a GET form to the product list, and limits the text to the length that the search call accepts', () => {
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/product');
    expect(form).toHaveAttribute('method', 'get');
    expect(field()).toHaveAttribute('name', 'productName');
    expect(field()).toHaveAttribute('maxlength', '100');
  });

  // @spec 2.70, 4.30, 9.8, 9.14
  it('requests page 1 of the results only once, half a second after the last keystroke', async () => {
    type('r');
    await wait(SEARCH_DELAY_MS - 1);
    type('rui');
    await wait(SEARCH_DELAY_MS - 1);
    expect(searched()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Searching…');
    await wait(1);
    expect(searched()).toEqual(['?productName=rui&pageNumber=1&pageSize=14']);
    expect(options()[0]).toHaveAttribute('href', '/product/rui-fish');
    expect(options()[0]).toHaveTextContent('Rui fish');
    expect(options()[0]?.querySelector('img')).toHaveAttribute('src', '/pictures/rui-320.webp');
  });

  it('says how many products it found, and links to all of them', async () => {
    await find();
    expect(screen.getByRole('status')).toHaveTextContent('2 products');
    const all = screen.getByRole('option', { name: 'See all results for “m”' });
    expect(all).toHaveAttribute('href', '/product?productName=m');
    expect(options().at(-1)).toBe(all);
  });

  // @spec 4.34
  it('says "No Product Found" if no product matches', async () => {
    api.reply(searchProducts, foundPage([]));
    await find('xyz');
    expect(screen.getByText('No Product Found')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('No Product Found');
  });

  // @spec 4.33
  it('clears results and message when the text is cleared', async () => {
    await find('rui');
    type(' ');
    await wait(SEARCH_DELAY_MS);
    expect(screen.queryByRole('listbox')).toBeNull();
    api.reply(searchProducts, foundPage([]));
    await find('xyz');
    type('');
    await wait(SEARCH_DELAY_MS);
    expect(screen.queryByText('No Product Found')).toBeNull();
    expect(searched()).toHaveLength(2);
  });

  it('ignores a late reply to an earlier text', async () => {
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
    await find('first');
    type('second');
    await wait(SEARCH_DELAY_MS + 1);
    expect(options()[0]).toHaveTextContent('second');
    await wait(3000);
    expect(options()[0]).toHaveTextContent('second');
  });

  it('opens on Enter the product that the shopper has reached with the arrow keys', async () => {
    await find();
    press('ArrowDown');
    press('ArrowDown');
    const [, second] = options();
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field()).toHaveAttribute('aria-activedescendant', second?.id);
    press('Enter');
    await wait(0);
    expect(router.state.location.pathname).toBe('/product/mango');
  });

  it('moves to the first option on Home and to the last on End, and opens the reached option on Enter', async () => {
    await find();
    press('ArrowDown');
    press('End');
    expect(options()[2]).toHaveAttribute('aria-selected', 'true');
    press('Home');
    expect(options()[0]).toHaveAttribute('aria-selected', 'true');
    press('End');
    press('Enter');
    await wait(0);
    expect(router.state.location.search).toBe('?productName=m');
  });

  it('offers sections, categories and shops after the products, and lets the arrow keys reach them', async () => {
    const uuid = '00000000-0000-4000-8000-000000000901';
    const places = [
      { kind: 'section' as const, uuid, handle: 'fish', name: 'মাছ', nameLanguage: 'bn' as const },
      { kind: 'category' as const, uuid: mango.uuid, handle: 'sea-fish', name: 'Sea Fish' },
      { kind: 'shop' as const, uuid: buildSummary().uuid, handle: 'haor', name: 'Haor Fish House' },
    ];
    api.reply(searchProducts, { ...foundPage([mango]), places });
    await find('fish');
    const group = screen.getByRole('group', { name: 'Sections and shops' });
    expect(within(group).getAllByRole('option')).toEqual(options().slice(1, 4));
    expect(within(group).getByText('মাছ').parentElement).toHaveAttribute('lang', 'bn');
    expect(options().map((option) => option.getAttribute('href'))).toEqual([
      '/product/mango',
      `/category/featured/${uuid}`,
      '/category/sea-fish',
      '/shop/haor',
      '/product?productName=fish',
    ]);
    for (let i = 0; i < 4; i += 1) press('ArrowDown');
    press('Enter');
    await wait(0);
    expect(router.state.location.pathname).toBe('/shop/haor');
  });

  it('offers only products if the API sends no sections, categories and shops', async () => {
    await find();
    expect(options()).toHaveLength(3);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('highlights the typed text, and shows a hostile name as plain text', async () => {
    const name = '<img src=x onerror=alert(1)> <mark>Rui</mark> & "fish"';
    api.reply(searchProducts, {
      ...foundPage([buildSummary({ name })]),
      places: [{ kind: 'shop', uuid: mango.uuid, handle: 'x', name: '<script>rui()</script>' }],
    });
    await find('rui <img');
    const marks = [...screen.getByRole('listbox').querySelectorAll('mark')];
    expect(marks.map(({ textContent }) => textContent)).toEqual(['<img', 'Rui', 'rui']);
    expect(options()[0]).toHaveTextContent(name);
    expect(screen.getByRole('listbox').querySelectorAll('script, img[src="x"]')).toHaveLength(0);
  });

  it('moves from the last option back to the field on ArrowDown, and closes the results on Escape', async () => {
    await find();
    press('ArrowUp');
    expect(options()[2]).toHaveAttribute('aria-selected', 'true');
    press('ArrowDown');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    const escapeKey = createEvent.keyDown(field(), { key: 'Escape' });
    fireEvent(field(), escapeKey);
    expect(escapeKey.defaultPrevented).toBe(true);
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    expect(field()).toHaveValue('m');
  });

  it('leaves Escape to the browser while no results are open', () => {
    const escapeKey = createEvent.keyDown(field(), { key: 'Escape' });
    fireEvent(field(), escapeKey);
    expect(escapeKey.defaultPrevented).toBe(false);
  });

  it.each([
    ['reports isComposing', { isComposing: true }],
    ['reports only key code 229', { keyCode: 229 }],
  ])('ignores keys while an input method %s', async (_what, composing) => {
    await find('আ');
    press('ArrowDown', composing);
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    press('ArrowDown');
    press('Enter', composing);
    await wait(0);
    expect(router.state.location.pathname).toBe('/');
    expect(field()).toHaveValue('আ');
  });

  it('searches even while an input method composes a word', async () => {
    fireEvent.compositionStart(field());
    await find('ইলি');
    expect(searched()).toHaveLength(1);
    expect(field()).toHaveValue('ইলি');
  });

  // @spec 4.31
  it('closes the results on a press outside, and repeats the search on a press in the field', async () => {
    await find();
    fireEvent.pointerDown(screen.getByRole('search'));
    expect(screen.getByRole('listbox')).toBeVisible();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).toBeNull();
    fireEvent.click(field());
    await wait(SEARCH_DELAY_MS);
    expect(screen.getByRole('listbox')).toBeVisible();
  });

  it('closes the results when the focus leaves the field, but not when the window loses the focus', async () => {
    act(() => field().focus());
    await find();
    fireEvent.blur(field());
    expect(screen.getByRole('listbox')).toBeVisible();
    act(() => field().blur());
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  // @spec 4.32
  it('clears the text on navigation', async () => {
    await find();
    await act(() => router.navigate('/blog'));
    expect(field()).toHaveValue('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  // @error region: searchProducts
  it('says that the search failed, and still works as a form', async () => {
    api.fail(searchProducts, 500);
    await find();
    expect(screen.getByRole('status')).toHaveTextContent('We could not search just now.');
    fireEvent.submit(screen.getByRole('search'));
    await wait(0);
    expect(router.state.location).toMatchObject({
      pathname: '/product',
      search: '?productName=m',
    });
  });
});
