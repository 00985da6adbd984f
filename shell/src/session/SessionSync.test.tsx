import { logout } from '@marketplace/contracts/api/auth';
import { callApi, configureApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { cartOwner } from '@marketplace/contracts/commerce/cartOwner';
import { readCartQuantity, readCartUuid, writeCart } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { Outlet } from '@marketplace/contracts/router';
import { allowsConsole } from '@marketplace/contracts/testing/allowsConsole';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../testing/renderInShell';
import { cartCookie } from './cartCookie';
import { runMiddleware } from './guards';
import { SessionSync } from './SessionSync';
import { useLogOut } from './useLogOut';

allowsConsole(/"what":"logout","detail":"POST \/auth\/customer\/logout has no answer/);

const user = { uuid: 'c1', fullName: 'Ayesha Siddiqua' };

function LogOutButton() {
  const logOut = useLogOut();
  return (
    <button type="button" onClick={() => void logOut()}>
      Logout
    </button>
  );
}

const whoIs = () => (Cookies.get('accessToken') === undefined ? null : user);

function show(load = () => ({ user: whoIs() }), loadHome = async () => {}) {
  return renderInShell(
    <>
      <SessionSync />
      <LogOutButton />
      <main>
        <Outlet />
      </main>
    </>,
    {
      path: '/orders',
      load,
      pages: [
        { index: true, loader: () => loadHome().then(() => null), element: <h1>Home</h1> },
        { path: 'blog', element: <h1>Blog</h1> },
        {
          path: 'orders',
          handle: { middleware: ['userAuth'] },
          loader: ({ request }) =>
            runMiddleware({ middleware: ['userAuth'] }, request).then(() => null),
          element: <h1>Your orders</h1>,
        },
      ],
    },
  );
}

/** Another tab of the same browser. */
let otherTab: BroadcastChannel;
beforeEach(() => {
  otherTab = new BroadcastChannel('session');
});
afterEach(() => otherTab.close());
const hear = (kind: string) => otherTab.postMessage({ kind, from: 'another tab' });

/** Waits for the code that watches other tabs. */
const watching = () => import('./watchOtherTabs').then(() => act(async () => undefined));

const session = () => bus.retained('session:changed');

describe('SessionSync', () => {
  let api: ReturnType<typeof fakeApi>;
  const toasts = jest.fn();
  bus.subscribe('toast:requested', toasts);
  const asked = jest.fn();
  bus.subscribe('session:login-requested', asked);
  beforeEach(() => {
    api = fakeApi();
    toasts.mockClear();
    asked.mockClear();
    sessionStorage.clear();
    Cookies.set('accessToken', 'token-1');
  });
  afterEach(() => {
    Cookies.remove('accessToken');
    Cookies.remove('wantedPage');
  });

  // @spec 4.7
  it('publishes the signed-in customer', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    expect(session()).toEqual({ isLogin: true, user });
  });

  // @spec 4.14
  it('publishes that no customer is signed in', async () => {
    Cookies.remove('accessToken');
    show();
    await screen.findByRole('heading', { name: 'Home' });
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('redirects a visitor whose token is rejected home, where the login modal says why', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    api.fail(getCurrentCustomer, 401);
    await act(() => Promise.allSettled([callApi(getCurrentCustomer), callApi(getCurrentCustomer)]));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect(session()).toEqual({ isLogin: false, user: null });
    const request = { reason: 'guard', path: '/orders', hasSessionEnded: true };
    await waitFor(() => expect(asked.mock.calls).toEqual([[request]]));
    expect(toasts).not.toHaveBeenCalled();
  });

  it('says with one toast that the session has ended where the page may stay', async () => {
    const { router } = show();
    await screen.findByRole('heading', { name: 'Your orders' });
    await act(() => router.navigate('/blog'));
    api.fail(getCurrentCustomer, 401);
    await act(() => Promise.allSettled([callApi(getCurrentCustomer), callApi(getCurrentCustomer)]));
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
    expect(toasts).toHaveBeenCalledTimes(1);
    expect(toasts).toHaveBeenCalledWith({
      kind: 'info',
      message: 'Your session has ended. Please log in again.',
    });
  });

  it('detects that another tab signed out', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    Cookies.remove('accessToken');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
    expect(toasts).not.toHaveBeenCalled();
  });

  it("takes the customer's cart along at logout, and leaves one that is nobody's", async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    writeCart('cart-1', 3);
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect([readCartUuid(), readCartQuantity()]).toEqual(['cart-1', 3]);
    Cookies.set('accessToken', 'token-2');
    cartOwner.write(user.uuid, 'cart-0');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect([readCartUuid(), readCartQuantity()]).toEqual(['cart-1', 3]);
    Cookies.set('accessToken', 'token-3');
    cartOwner.write(user.uuid, 'cart-1');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect([readCartUuid(), readCartQuantity()]).toEqual([undefined, 0]);
    expect(cartOwner.read()).toBeNull();
  });

  it('follows a logout in another tab, also in the background', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    await watching();
    const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    Cookies.remove('accessToken');
    sessionStorage.setItem('orderAttempt', '{"of":"another shopper"}');
    hear('left');
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
    expect(sessionStorage).toHaveLength(0);
    hidden.mockRestore();
  });

  it('tells who counts the cart that another tab changed its cookie', async () => {
    show();
    await watching();
    const reread = jest.fn();
    const stop = cartCookie.subscribe(reread);
    hear('cart');
    await waitFor(() => expect(reread).toHaveBeenCalledTimes(1));
    stop();
  });

  it('follows a login in another tab', async () => {
    Cookies.remove('accessToken');
    show();
    await screen.findByRole('heading', { name: 'Home' });
    await watching();
    Cookies.set('accessToken', 'token-of-another-tab');
    hear('changed');
    await waitFor(() => expect(session()).toEqual({ isLogin: true, user }));
  });

  it('shows nothing of a page from the back-forward cache while it leads home', async () => {
    let goHome = () => {};
    const home = new Promise<void>((resolve) => {
      goHome = resolve;
    });
    const { router } = show(undefined, () => home);
    await screen.findByRole('heading', { name: 'Your orders' });
    await watching();
    Cookies.remove('accessToken');
    const back = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(back));
    expect(screen.getByRole('main', { hidden: true })).not.toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
    goHome();
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('detects with the next page that the cookie has expired', async () => {
    const { router } = show();
    await screen.findByRole('heading', { name: 'Your orders' });
    Cookies.remove('accessToken');
    await act(() => router.navigate('/blog'));
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('corrects a cached page that names a customer who has logged out since', async () => {
    Cookies.remove('accessToken');
    const load = jest.fn().mockReturnValueOnce({ user }).mockReturnValue({ user: null });
    show(load);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('keeps a session whose token was replaced while a call with the old one was refused', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    api.fail(getCurrentCustomer, 401);
    const refused = callApi(getCurrentCustomer).catch(() => undefined);
    Cookies.set('accessToken', 'token-2');
    await act(() => refused);
    expect(Cookies.get('accessToken')).toBe('token-2');
    expect(toasts).not.toHaveBeenCalled();
  });

  it('loads the customer again when the server could not name them', async () => {
    const load = jest.fn().mockReturnValueOnce({ user: null }).mockReturnValue({ user });
    show(load);
    await waitFor(() => expect(session()).toEqual({ isLogin: true, user }));
  });
});

describe('logging out', () => {
  // @spec 4.13
  // @error logged: logout
  it.each([
    ['the API answers', (api: ReturnType<typeof fakeApi>) => api.reply(logout, { isDone: true })],
    ['the network is away', (api: ReturnType<typeof fakeApi>) => api.cut(logout)],
  ])('clears the session and goes home when %s', async (_when, arrange) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const api = fakeApi();
    arrange(api);
    Cookies.set('accessToken', 'token-2');
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect(session()).toEqual({ isLogin: false, user: null });
    await waitFor(() =>
      expect(api.sent[0]).toMatchObject({
        id: 'logout',
        headers: { authorization: 'Bearer token-2' },
      }),
    );
    jest.restoreAllMocks();
  });

  it('does not wait for a slow API', async () => {
    fakeApi();
    Cookies.set('accessToken', 'token-2');
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    configureApi({ fetchReply: () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it("clears the customer's data in this tab, and notifies the others", async () => {
    fakeApi().reply(logout, { isDone: true });
    Cookies.set('accessToken', 'token-2');
    const heard = new Promise<MessageEvent>((resolve) => {
      otherTab.onmessage = resolve;
    });
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    sessionStorage.setItem('orderAttempt', '{"body":{}}');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByRole('heading', { name: 'Home' });
    expect(sessionStorage).toHaveLength(0);
    const { data } = await heard;
    expect(data.kind).toBe('left');
    expect(JSON.stringify(data)).not.toContain('token');
  });
});
