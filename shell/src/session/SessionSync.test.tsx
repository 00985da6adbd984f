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

/** Receives the messages that another tab of the same browser would receive. */
let otherTab: BroadcastChannel;
beforeEach(() => {
  otherTab = new BroadcastChannel('session');
});
afterEach(() => otherTab.close());
const hear = (kind: string) => otherTab.postMessage({ kind, from: 'another tab' });

/** Waits until the code that watches other tabs has loaded. */
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
  it('publishes that nobody is signed in', async () => {
    Cookies.remove('accessToken');
    show();
    await screen.findByRole('heading', { name: 'Home' });
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('opens the home page and asks the visitor to log in if the API rejects the token on a guarded page', async () => {
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

  it('shows one toast that the session has ended if the API rejects the token on a page without a guard', async () => {
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

  it('detects a logout in another tab when this tab gets the focus', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    Cookies.remove('accessToken');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
    expect(toasts).not.toHaveBeenCalled();
  });

  it('removes the cart from the browser at logout if the cart belongs to the customer, and otherwise keeps it', async () => {
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

  it('notices a logout in another tab even if this tab is in the background', async () => {
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

  it("reads the cart's cookie again when another tab reports a change", async () => {
    show();
    await watching();
    const reread = jest.fn();
    const stop = cartCookie.subscribe(reread);
    hear('cart');
    await waitFor(() => expect(reread).toHaveBeenCalledTimes(1));
    stop();
  });

  it('publishes the customer after a login in another tab', async () => {
    Cookies.remove('accessToken');
    show();
    await screen.findByRole('heading', { name: 'Home' });
    await watching();
    Cookies.set('accessToken', 'token-of-another-tab');
    hear('changed');
    await waitFor(() => expect(session()).toEqual({ isLogin: true, user }));
  });

  it('hides a guarded page that Back shows after a logout, until the redirect is done', async () => {
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

  it('notices on the next navigation that the cookie has expired', async () => {
    const { router } = show();
    await screen.findByRole('heading', { name: 'Your orders' });
    Cookies.remove('accessToken');
    await act(() => router.navigate('/blog'));
    expect(await screen.findByRole('heading', { name: 'Blog' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('corrects a cached page that still names a customer who has logged out', async () => {
    Cookies.remove('accessToken');
    const load = jest.fn().mockReturnValueOnce({ user }).mockReturnValue({ user: null });
    show(load);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('keeps the session if the API rejects a token that has been replaced meanwhile', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    api.fail(getCurrentCustomer, 401);
    const refused = callApi(getCurrentCustomer).catch(() => undefined);
    Cookies.set('accessToken', 'token-2');
    await act(() => refused);
    expect(Cookies.get('accessToken')).toBe('token-2');
    expect(toasts).not.toHaveBeenCalled();
  });

  it('loads the customer again if the server could not load the customer', async () => {
    const load = jest.fn().mockReturnValueOnce({ user: null }).mockReturnValue({ user });
    show(load);
    await waitFor(() => expect(session()).toEqual({ isLogin: true, user }));
  });
});

describe('a logout', () => {
  // @spec 4.13
  // @error logged: logout
  it.each([
    ['the API answers', (api: ReturnType<typeof fakeApi>) => api.reply(logout, { isDone: true })],
    ['the network is down', (api: ReturnType<typeof fakeApi>) => api.cut(logout)],
  ])('clears the session and opens the home page if %s', async (_when, arrange) => {
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

  it('does not wait for the API', async () => {
    fakeApi();
    Cookies.set('accessToken', 'token-2');
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    configureApi({ fetchReply: () => new Promise(() => undefined) });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it("clears the customer's data in this tab and notifies other tabs", async () => {
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
