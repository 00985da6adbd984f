import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { bus } from '@marketplace/contracts/events';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_MENUS } from '../page/menusCache';
import { renderInShell, runIdleCallbacksAtOnce, setScreen } from '../testing/renderInShell';
import { loadLayout } from './lazyLayouts';
import { PageLayout } from './PageLayout';

const menus = { ...NO_MENUS, header: [{ name: 'Blog', url: '/blog', items: [] }] };

describe('PageLayout', () => {
  beforeEach(() => {
    setScreen('wide');
    runIdleCallbacksAtOnce();
    fakeApi().reply(getCapabilities, { extensions: [], paymentMethods: [] });
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  // @spec 2.8
  it('has each landmark once, with the page between header and footer', async () => {
    renderInShell(<PageLayout />, {
      load: () => ({ menus }),
      pages: [{ index: true, element: <h1>Home</h1> }],
    });
    expect(screen.getByRole('main')).toContainElement(
      await screen.findByRole('heading', { level: 1 }),
    );
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    // The footer appears only after its code has loaded.
    expect(await screen.findAllByRole('contentinfo')).toHaveLength(1);
    expect(screen.getAllByRole('search')).toHaveLength(1);
    expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  it('switches to the landing header and back when the visitor changes the page', async () => {
    await loadLayout('landing');
    const { router } = renderInShell(<PageLayout />, {
      load: () => ({ menus }),
      pages: [
        { index: true, element: <h1>Home</h1> },
        { path: 'nodibazar', handle: { layout: 'landing' }, element: <h1>About us</h1> },
      ],
    });
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeVisible();
    await act(() => router.navigate('/nodibazar'));
    const about = await screen.findByRole('heading', { name: 'About us' });
    expect(screen.getByRole('main')).toContainElement(about);
    expect(screen.queryByRole('link', { name: /^Cart/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
    await act(() => router.navigate('/'));
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeVisible();
  });

  // @spec 2.12
  it('shows the account navigation in the user layout', async () => {
    await loadLayout('user');
    renderInShell(<PageLayout />, {
      path: '/orders',
      pages: [{ path: 'orders', handle: { layout: 'user' }, element: <h1>Your orders</h1> }],
    });
    const account = within(await screen.findByRole('navigation', { name: 'My account' }));
    expect(account.getByRole('link', { current: 'page' })).toHaveTextContent('My Order');
    expect(account.getByRole('link', { name: 'My Wishlist' })).toBeVisible();
    expect(screen.getAllByRole('banner')).toHaveLength(1);
  });

  it('scrolls the account navigation to the link of the open page', async () => {
    await loadLayout('user');
    jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
      this: HTMLElement,
    ) {
      return this.textContent === 'My Wishlist' ? 300 : 0;
    });
    const { router } = renderInShell(<PageLayout />, {
      path: '/orders',
      pages: ['orders', 'wishlist'].map((path) => ({
        path,
        handle: { layout: 'user' },
        element: <h1>{path}</h1>,
      })),
    });
    const account = await screen.findByRole('navigation', { name: 'My account' });
    expect(within(account).getByRole('list').scrollLeft).toBeLessThanOrEqual(0);
    await act(() => router.navigate('/wishlist'));
    expect(within(account).getByRole('list').scrollLeft).toBeGreaterThan(200);
    jest.restoreAllMocks();
  });

  it("uses the default layout if the layout's name is unknown", async () => {
    renderInShell(<PageLayout />, {
      pages: [{ index: true, handle: { layout: 'constructor' }, element: <h1>Home</h1> }],
    });
    expect(await screen.findByRole('link', { name: /^Cart/ })).toBeVisible();
  });

  it('has a link that skips the header as its first tab stop', async () => {
    renderInShell(<PageLayout />, { pages: [{ index: true, element: <h1>Home</h1> }] });
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to the page' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it('shows header and page even if the browser has removed a node of the header', async () => {
    allowsConsole(/NotFoundError/, /^A region of the page failed/);
    renderInShell(<PageLayout />, { pages: [{ index: true, element: <h1>Home</h1> }] });
    const cart = await screen.findByRole('link', { name: /^Cart/ });
    act(() => bus.publish('cart:quantity-expected', { totalQuantity: 2 }));
    within(cart).getByText('2').remove();
    act(() => bus.publish('cart:quantity-expected', { totalQuantity: 0 }));
    expect(await screen.findByRole('link', { name: 'Cart' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Home');
  });

  it('has no duplicate ids', async () => {
    const { container } = renderInShell(<PageLayout />, { load: () => ({ menus }) });
    await screen.findByRole('contentinfo');
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
