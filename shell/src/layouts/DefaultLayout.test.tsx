import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noMenus, renderInShell, setScreen } from '../testing/renderInShell';
import { DefaultLayout } from './DefaultLayout';

const menus = { ...noMenus, header: [{ name: 'Blog', url: '/blog', items: [] }] };

describe('DefaultLayout', () => {
  beforeEach(() => {
    setScreen('wide');
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('has each landmark once and the page in the middle', async () => {
    renderInShell(<DefaultLayout />, {
      load: () => ({ menus }),
      pages: [{ index: true, element: <h1>Home</h1> }],
    });
    expect(screen.getByRole('main')).toContainElement(
      await screen.findByRole('heading', { level: 1 }),
    );
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    // The footer's code arrives after the first view.
    expect(await screen.findAllByRole('contentinfo')).toHaveLength(1);
    expect(screen.getAllByRole('search')).toHaveLength(1);
    expect(screen.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  it('starts with a way past the header', async () => {
    renderInShell(<DefaultLayout />, { pages: [{ index: true, element: <h1>Home</h1> }] });
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to the page' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('repeats no id', () => {
    const { container } = renderInShell(<DefaultLayout />, { load: () => ({ menus }) });
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
