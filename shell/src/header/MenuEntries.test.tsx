import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell, setScreen } from '../testing/renderInShell';
import { MenuEntries } from './MenuEntries';

const leaf = (name: string) => ({ name, url: `/product?productName=${name}`, items: [] });
const entry = (name: string, items = [leaf(`${name} one`), leaf(`${name} two`)]) => ({
  name,
  url: '',
  items,
});
const items = [entry('Fish'), entry('Fruits'), leaf('Blog')];

function show(width: 'wide' | 'narrow', at: string) {
  setScreen(width);
  renderInShell(<MenuEntries items={items} />);
  screen.getByText(at).closest<HTMLElement>('a, summary')?.focus();
}

beforeEach(() => {
  const api = fakeApi();
  api.reply(listFeaturedProductGroups, { items: [] });
  api.reply(listSubCategories, { items: [], paginationStatus: buildPaging(100, 0) });
});

const focused = () => document.activeElement?.textContent;

describe('the keyboard in the menu', () => {
  it.each([
    ['Fish', '{ArrowRight}', 'Fruits'],
    ['Fish', '{ArrowRight}{ArrowRight}', 'Blog'],
    ['Fish', '{ArrowLeft}', 'Blog'],
    ['Blog', '{ArrowRight}', 'Fish'],
    ['Fish', '{End}', 'Blog'],
    ['Blog', '{Home}', 'Fish'],
    ['Fish', '{ArrowDown}', 'Fish one'],
    ['Fish', '{ArrowDown}{ArrowDown}', 'Fish two'],
    ['Fish', '{ArrowDown}{ArrowDown}{ArrowDown}', 'Fish two'],
    ['Fish', '{ArrowDown}{End}', 'Fish two'],
    ['Fish', '{ArrowDown}{ArrowUp}', 'Fish'],
    ['Fish', '{ArrowDown}{ArrowRight}', 'Fruits'],
    ['Blog', '{ArrowDown}', 'Blog'],
    ['Fish', '{Control>}{ArrowRight}{/Control}', 'Fish'],
  ])('moves the focus in the bar from %s by %s to %s', async (from, keys, to) => {
    show('wide', from);
    await userEvent.keyboard(keys);
    expect(focused()).toBe(to);
  });

  it.each([
    ['Fish', '{ArrowDown}', 'Fruits'],
    ['Fish', '{ArrowRight}', 'Fish'],
    ['Blog', '{ArrowUp}', 'Fruits'],
  ])('moves the focus in the sheet from %s by %s to %s', async (from, keys, to) => {
    show('narrow', from);
    await userEvent.keyboard(keys);
    expect(focused()).toBe(to);
  });

  it('opens a dropdown with ArrowDown and closes it with Escape', async () => {
    show('wide', 'Fish');
    const [dropdown] = screen.getAllByRole('group');
    await userEvent.keyboard('{ArrowDown}');
    expect(dropdown).toHaveAttribute('open');
    await userEvent.keyboard('{Escape}');
    expect(dropdown).not.toHaveAttribute('open');
    expect(focused()).toBe('Fish');
  });
});
