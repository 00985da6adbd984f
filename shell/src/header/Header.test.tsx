import {
  listFeaturedProductGroups,
  listSubCategories,
} from '@marketplace/contracts/api/categories';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { buildPaging } from '@marketplace/contracts/testing/buildPaging';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { NO_MENUS } from '../page/menusCache';
import { cartCookie } from '../session/cartCookie';
import { renderInShell, runIdleCallbacksAtOnce, setScreen } from '../testing/renderInShell';
import { Header } from './Header';

// The header contains links for visitors and for customers. Tests must find only the visible ones.
configure({ defaultHidden: false });

const entry = (name: string, url = '', items: ReturnType<typeof leaf>[] = []) => ({
  name,
  url,
  items,
});
const leaf = (name: string, url = '') => ({ name, url, items: [] });
const user = { uuid: 'c1', fullName: 'Ayesha Siddiqua' };

const menus = {
  ...NO_MENUS,
  header: [
    {
      name: 'Makers',
      url: '/product?sort=popular',
      items: [entry('River & sea', '', [leaf('Haor Fish House', '/product?shopUuid=1')])],
    },
    leaf('Blog', '/blog'),
    leaf('Sell here', 'https://seller.example'),
    leaf('Broken', 'javascript:alert(1)'),
  ],
};

const signedOut: EventMap['session:changed'] = { isLogin: false, user: null };

describe('Header', () => {
  beforeEach(() => {
    setScreen('wide');
    runIdleCallbacksAtOnce();
    const api = fakeApi();
    api.reply(listFeaturedProductGroups, { items: [] });
    api.reply(listSubCategories, { items: [], paginationStatus: buildPaging(100, 0) });
  });
  afterEach(() => {
    act(() => bus.publish('session:changed', signedOut));
    Cookies.remove('cartQuantity');
  });

  // @spec 2.16
  it('shows two menu levels below an entry', async () => {
    renderInShell(<Header />, { load: () => ({ menus }) });
    const nav = await screen.findByRole('navigation', { name: 'Main menu' });
    await userEvent.click(within(nav).getByText('Makers'));
    expect(within(nav).getByText('River & sea')).toBeVisible();
    expect(within(nav).getByRole('link', { name: 'Haor Fish House' })).toHaveAttribute(
      'href',
      '/product?shopUuid=1',
    );
    expect(within(nav).getByRole('link', { name: 'All of Makers' })).toHaveAttribute(
      'href',
      '/product?sort=popular',
    );
  });

  it('links to the page that finds an order, and that redirects customers to their orders', async () => {
    renderInShell(<Header />, { load: () => ({ menus }) });
    const link = await screen.findByRole('link', { name: 'Your orders', hidden: true });
    expect(link).toHaveAttribute('href', '/track-order');
  });

  it('opens other sites in a new tab, and shows an entry with an invalid URL as text', async () => {
    renderInShell(<Header />, { load: () => ({ menus }) });
    const site = await screen.findByRole('link', { name: 'Sell here (opens in a new tab)' });
    expect(site).toHaveAttribute('target', '_blank');
    expect(site).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(screen.getByText('Broken')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Broken' })).not.toBeInTheDocument();
  });

  // @spec 2.17
  it('has a search form that works without scripts until the search box has loaded', async () => {
    renderInShell(<Header />);
    const form = await screen.findByRole('search');
    expect(form).toHaveAttribute('action', '/product');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByRole('searchbox', { name: 'Search products' })).toHaveAttribute(
      'name',
      'productName',
    );
  });

  // @spec 4.16
  it('clears the search field when the page changes', async () => {
    const { router } = renderInShell(<Header />);
    await userEvent.type(await screen.findByRole('searchbox'), 'hilsa');
    await act(() => router.navigate('/blog'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  // @spec 2.20
  it("shows the cart's count from the cookie, and later the count from the cart's events", () => {
    Cookies.set('cartQuantity', '3');
    renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveAttribute('href', '/cart');
    act(() => bus.publish('cart:changed', { cartUuid: 'u', totalQuantity: 1, cartItems: [] }));
    expect(screen.getByRole('link', { name: 'Cart, 1 item' })).toBeVisible();
  });

  it('shows the expected count of the cart until the cart reports the real count', () => {
    renderInShell(<Header />);
    act(() => bus.publish('cart:quantity-expected', { totalQuantity: 5 }));
    expect(screen.getByRole('link', { name: 'Cart, 5 items' })).toBeVisible();
    act(() => bus.publish('cart:changed', { cartUuid: 'u', totalQuantity: 4, cartItems: [] }));
    expect(screen.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  });

  it("reads the cart's count from the cookie again after another tab has changed the cookie", () => {
    renderInShell(<Header />);
    act(() => bus.publish('cart:changed', { cartUuid: 'u', totalQuantity: 1, cartItems: [] }));
    Cookies.set('cartQuantity', '7');
    act(() => cartCookie.reread());
    expect(screen.getByRole('link', { name: 'Cart, 7 items' })).toBeVisible();
  });

  // @spec 4.52
  it('says "0 products" only to screen readers after a logout, even if the wishlist had entries', () => {
    const user = { uuid: 'c1', fullName: 'Ayesha Siddiqua' };
    sessionStorage.setItem('wishlistCount', '4');
    act(() => bus.publish('session:changed', { isLogin: true, user }));
    renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Wishlist, 4 products' })).toHaveTextContent('4');
    act(() => bus.publish('session:changed', signedOut));
    const wishlist = screen.getByRole('button', { name: 'Wishlist, 0 products' });
    expect(wishlist).not.toHaveTextContent('0');
    sessionStorage.clear();
  });

  it('shows the stored count of the wishlist until the wishlist reports its own count', () => {
    sessionStorage.setItem('wishlistCount', '4');
    const user = { uuid: 'c1', fullName: 'Ayesha Siddiqua' };
    act(() => bus.publish('session:changed', { isLogin: true, user }));
    renderInShell(<Header />);
    expect(screen.getByRole('link', { name: 'Wishlist, 4 products' })).toBeVisible();
    act(() => bus.publish('wishlist:changed', { entries: [] }));
    expect(screen.getByRole('link', { name: 'Wishlist, 0 products' })).toBeVisible();
    expect(sessionStorage.getItem('wishlistCount')).toBeNull();
  });

  // @spec 6.1
  it('requests the login modal when a visitor opens the wishlist', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('session:login-requested', asked);
    act(() => bus.publish('session:changed', signedOut));
    renderInShell(<Header />);
    const wishlist = screen.getByRole('button', { name: 'Wishlist, 0 products' });
    await userEvent.click(wishlist);
    expect(asked).toHaveBeenCalledWith({ reason: 'wishlist' });
    stop();
  });

  // @spec 2.19, 2.30
  it("links to a customer's wishlist and orders", async () => {
    renderInShell(<Header />, { load: () => ({ user }) });
    act(() => {
      bus.publish('session:changed', { isLogin: true, user });
      bus.publish('wishlist:changed', { entries: [] });
    });
    const wishlist = screen.getByRole('link', { name: 'Wishlist, 0 products' });
    expect(wishlist).toHaveAttribute('href', '/wishlist');
    const [order] = await screen.findAllByRole('link', { name: 'My Order' });
    expect(order).toHaveAttribute('href', '/orders');
    // The name appears once in the top bar and once in the sheet.
    expect(screen.getAllByText('Ayesha Siddiqua')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Login' })).not.toBeInTheDocument();
  });

  it('shows Logout only to a signed-in customer', async () => {
    renderInShell(<Header />, { load: () => ({ user }) });
    expect(await screen.findByRole('button', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument();
    act(() => bus.publish('session:changed', { isLogin: true, user }));
    expect(await screen.findByRole('button', { name: 'Logout' })).toBeInTheDocument();
  });

  // @spec 2.27
  it('shows the support e-mail address in the top bar', async () => {
    renderInShell(<Header />);
    const [mail] = await screen.findAllByRole('link', { name: 'support@nodibazar.example' });
    expect(mail).toHaveAttribute('href', 'mailto:support@nodibazar.example');
  });

  // @spec 2.28, 4.1
  it('requests the login modal when the visitor presses Login in the top bar', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('session:login-requested', asked);
    renderInShell(<Header />);
    const [login] = await screen.findAllByRole('button', { name: 'Login' });
    if (login) await userEvent.click(login);
    await waitFor(() => expect(asked).toHaveBeenCalledWith({ reason: 'header' }));
    stop();
  });

  // @spec 2.26
  it('requests the support panel when the visitor presses Help & Support', async () => {
    const asked = jest.fn();
    const stop = bus.subscribe('support-chat:requested', asked);
    renderInShell(<Header />);
    const [help] = await screen.findAllByRole('button', { name: 'Help & Support' });
    if (help) await userEvent.click(help);
    expect(asked).toHaveBeenCalledTimes(1);
    stop();
  });

  it('links only to customer pages that exist in the page table', async () => {
    renderInShell(<Header />, { load: () => ({ user }) });
    act(() => bus.publish('session:changed', { isLogin: true, user }));
    await screen.findAllByRole('link', { name: 'My Order' });
    for (const link of screen.getAllByRole('link', { name: /^My / })) {
      expect(ownerOf(PROJECT_PAGES, link.getAttribute('href') ?? '')).toBeDefined();
    }
  });

  it('has buttons for menu and search that open their popovers without scripts', async () => {
    const { container } = renderInShell(<Header />);
    for (const name of ['Menu', 'Open search']) {
      const id = screen.getByRole('button', { name }).getAttribute('popovertarget');
      expect(container.querySelector(`[id="${id}"]`)).toHaveAttribute('popover', 'auto');
    }
  });
});
