import { bus } from '@marketplace/contracts/events';
import { renderRoutes } from '@marketplace/contracts/testing/renderRoutes';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMarket } from '../testing/fakeMarket';
import { SearchForm } from './SearchForm';
import { readRecentSearches, recordSearch } from './searchHistory';

const field = () => screen.getByRole('combobox', { name: 'Search products' });
const panel = () => screen.queryByRole('group', { name: 'Recent searches' });
const link = (name: string) => screen.getByRole('link', { name });

const closeSheet = jest.fn();
let router: ReturnType<typeof renderRoutes>['router'];

async function turnToField() {
  await userEvent.click(field());
  await waitFor(() => expect(panel()).toBeVisible());
}

beforeEach(() => {
  fakeMarket();
  closeSheet.mockReset();
  bus.publish('session:changed', { isLogin: false, user: null });
  for (const text of ['saree', 'mango', 'rui fish']) recordSearch(text);
  // biome-ignore lint/a11y: stands for a phone's sheet, which closes on a press of a button in it
  const sheet = <div onClick={closeSheet} children={<SearchForm />} />;
  ({ router } = renderRoutes([{ path: '*', element: sheet }]));
});
afterEach(() => localStorage.clear());

describe('recent searches', () => {
  it('appear when the empty field gets the focus, the latest first', async () => {
    expect(panel()).toBeNull();
    await turnToField();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'rui fish',
      'mango',
      'saree',
    ]);
    expect(link('mango')).toHaveAttribute('href', '/product?productName=mango');
  });

  it('disappear when something is typed, and do not return when the text is deleted', async () => {
    await turnToField();
    await userEvent.type(field(), 'r');
    expect(panel()).toBeNull();
    await userEvent.clear(field());
    expect(panel()).toBeNull();
  });

  it('are reached with the arrow keys, from the field and back to it', async () => {
    await turnToField();
    await userEvent.keyboard('{ArrowDown}');
    expect(link('rui fish')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(link('saree')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(field()).toHaveFocus();
    expect(panel()).toBeVisible();
  });

  it('close on Escape, and then the focus moves to the field', async () => {
    await turnToField();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    expect(panel()).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('can be removed one by one, and the focus moves to the next button "Remove"', async () => {
    await turnToField();
    await userEvent.click(screen.getByRole('button', { name: 'Remove mango' }));
    expect(readRecentSearches()).toEqual(['rui fish', 'saree']);
    expect(screen.getByRole('button', { name: 'Remove saree' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove saree' }));
    expect(screen.getByRole('button', { name: 'Remove rui fish' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove rui fish' }));
    expect(panel()).toBeNull();
    expect(field()).toHaveFocus();
  });

  it('can be removed all together, and the sheet around them stays open', async () => {
    await turnToField();
    closeSheet.mockReset();
    await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(readRecentSearches()).toEqual([]);
    expect(panel()).toBeNull();
    expect(field()).toHaveFocus();
    expect(closeSheet).not.toHaveBeenCalled();
  });

  it('begin with the latest search, whether it is new or repeated', async () => {
    await userEvent.type(field(), 'honey{Enter}');
    expect(readRecentSearches()).toEqual(['honey', 'rui fish', 'mango', 'saree']);
    await turnToField();
    await userEvent.click(link('saree'));
    expect(router.state.location.search).toBe('?productName=saree');
    expect(readRecentSearches()[0]).toBe('saree');
  });

  it('do not appear if there are none', async () => {
    localStorage.clear();
    await userEvent.click(field());
    await act(async () => undefined);
    expect(panel()).toBeNull();
  });
});
