import { logout } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';
import { getCurrentCustomer } from '@marketplace/contracts/api/customers';
import { bus } from '@marketplace/contracts/events';
import { Outlet } from '@marketplace/contracts/router';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { renderInShell } from '../testing/renderInShell';
import { runMiddleware } from './runMiddleware';
import { SessionKeeper } from './SessionKeeper';
import { useLogOut } from './useLogOut';

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

function show(load = () => ({ user: whoIs() })) {
  return renderInShell(
    <>
      <SessionKeeper />
      <LogOutButton />
      <Outlet />
    </>,
    {
      path: '/orders',
      load,
      pages: [
        { index: true, element: <h1>Home</h1> },
        {
          path: 'orders',
          loader: ({ request }) => {
            runMiddleware(['userAuth'], request);
            return null;
          },
          element: <h1>Your orders</h1>,
        },
      ],
    },
  );
}

const session = () => bus.retained('session:changed');

describe('SessionKeeper', () => {
  let api: ReturnType<typeof fakeApi>;
  const toasts = jest.fn();
  bus.subscribe('toast:requested', toasts);

  beforeEach(() => {
    api = fakeApi();
    toasts.mockClear();
    Cookies.set('accessToken', 'token-1');
  });
  afterEach(() => Cookies.remove('accessToken'));

  it('tells who is signed in', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    expect(session()).toEqual({ isLogin: true, user });
  });

  it('tells that nobody is', async () => {
    Cookies.remove('accessToken');
    show();
    await screen.findByRole('heading', { name: 'Home' });
    expect(session()).toEqual({ isLogin: false, user: null });
  });

  it('takes a visitor whose token is refused home, and says why once', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    api.fail(getCurrentCustomer, 401);
    await act(() => Promise.allSettled([callApi(getCurrentCustomer), callApi(getCurrentCustomer)]));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(Cookies.get('accessToken')).toBeUndefined();
    expect(session()).toEqual({ isLogin: false, user: null });
    expect(toasts).toHaveBeenCalledTimes(1);
    expect(toasts).toHaveBeenCalledWith({
      kind: 'info',
      message: 'Your session has ended. Please log in again.',
    });
  });

  it('notices that another tab signed out', async () => {
    show();
    await screen.findByRole('heading', { name: 'Your orders' });
    Cookies.remove('accessToken');
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(session()).toEqual({ isLogin: false, user: null });
    expect(toasts).not.toHaveBeenCalled();
  });

  it('asks for the customer again where the server could not name them', async () => {
    const load = jest.fn().mockReturnValueOnce({ user: null }).mockReturnValue({ user });
    show(load);
    await waitFor(() => expect(session()).toEqual({ isLogin: true, user }));
  });
});

describe('logging out', () => {
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
    expect(api.sent[0]).toMatchObject({
      id: 'logout',
      headers: { authorization: 'Bearer token-2' },
    });
    jest.restoreAllMocks();
  });
});
