import { getCapabilities } from '@marketplace/contracts/api/capabilities';
import { ApiError } from '@marketplace/contracts/api/client';
import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';
import { fakeApi } from '@marketplace/contracts/testing/fakeApi';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { createMemoryRouter, Form, type RouteObject, RouterProvider } from 'react-router-dom';
import { headerOf } from '../layouts/lazyLayouts';
import { RemotePage } from '../layouts/RemotePage';
import type { JoinedHandle } from '../page/matchedRoutes';
import { TestProviders } from '../testing/renderInShell';
import { type AddMessages, joinRoutes } from './joinRoutes';

function show(routes: RouteObject[], addMessages?: AddMessages) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        children: [
          { index: true, element: <h1>Home</h1> },
          {
            errorElement: <RemotePage />,
            children: joinRoutes({ routes }, defaultMarketConfig, { addMessages }),
          },
        ],
      },
    ],
    { initialEntries: ['/orders'] },
  );
  render(
    <TestProviders>
      <RouterProvider router={router} />
    </TestProviders>,
  );
}

const Orders = () => <h1>Your orders</h1>;
const Save = () => (
  <Form method="post">
    <button type="submit">Save</button>
  </Form>
);
const guardedRoute = { path: 'orders', handle: { middleware: ['userAuth'] } };

describe('the routes of a remote', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Cookies.remove('accessToken');
    Cookies.remove('wantedPage');
    jest.restoreAllMocks();
  });

  it('recover on Retry if their code failed to load', async () => {
    const lazy = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockResolvedValue({ Component: Orders });
    show([{ path: 'orders', lazy }]);
    await userEvent.click(await screen.findByRole('button', { name: /retry/i }));
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible();
  });

  // @spec 6.3
  it('redirect a visitor without a token from a guarded page to the home page, and remember the page', async () => {
    const loader = jest.fn();
    show([{ ...guardedRoute, loader, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(loader).not.toHaveBeenCalled();
    expect(Cookies.get('wantedPage')).toBe('/orders');
  });

  it('open without a token if the API announces the extension that opens the page', async () => {
    fakeApi().reply(getCapabilities, { extensions: ['sendGuestCode'], paymentMethods: [] });
    const handle: RouteHandle = { middleware: ['userAuth'], openWith: 'sendGuestCode' };
    show([{ path: 'orders', handle, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible();
  });

  it('redirect to the home page and remove the token if the API rejects the token in a loader', async () => {
    Cookies.set('accessToken', 'forged');
    const loader = () => {
      throw new ApiError({ kind: 'http', status: 401, message: 'Please sign in.' });
    };
    show([{ ...guardedRoute, loader, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(Cookies.get('accessToken')).toBeUndefined();
  });

  it('redirect to the home page and remove the token if the API rejects the token in an action', async () => {
    Cookies.set('accessToken', 'ended');
    const action = () => {
      throw new ApiError({ kind: 'http', status: 401, message: 'Please sign in.' });
    };
    show([{ ...guardedRoute, action, lazy: async () => ({ Component: Save }) }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(Cookies.get('accessToken')).toBeUndefined();
  });

  it('open for a signed-in customer even if they are guarded', async () => {
    Cookies.set('accessToken', 'good');
    show([{ ...guardedRoute, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible();
  });

  it('wait for their messages, and recover on Retry if the messages failed to load', async () => {
    const addMessages = jest
      .fn<Promise<void>, [LoadMessages]>()
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockResolvedValue(undefined);
    const loadMessages: LoadMessages = async () => ({ messages: {} });
    const handle: RouteHandle = { loadMessages };
    show([{ path: 'orders', handle, lazy: async () => ({ Component: Orders }) }], addMessages);
    await userEvent.click(await screen.findByRole('button', { name: /retry/i }));
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible();
    expect(addMessages.mock.calls).toEqual([[loadMessages], [loadMessages]]);
  });

  it("can contain the market's brand in their path, and load the code of their layout", async () => {
    const [landing] = joinRoutes(
      {
        routes: [],
        marketRoutes: ({ brandSlug }) => [{ path: brandSlug, handle: { layout: 'landing' } }],
      },
      { ...defaultMarketConfig, brandSlug: 'haor-hut' },
    );
    expect(landing?.path).toBe('haor-hut');
    expect(headerOf('landing')).toBeUndefined();
    const handle: JoinedHandle = landing?.handle;
    await handle.loadPage?.();
    expect(headerOf('landing')).toBeDefined();
  });

  it('are ignored and logged if their path or id does not belong to the remote', () => {
    const warn = jest.spyOn(console, 'warn');
    const routes: RouteObject[] = [
      { id: 'content-blog', path: 'blog' },
      { id: 'content-stolen', path: 'orders' },
      { id: 'cart-page', path: 'about-us' },
      { id: 'content-sign-up', path: 'Signup' },
      { id: 'content-all', path: '*' },
      { index: true },
      {
        id: 'content-group',
        children: [{ path: 'cart' }, { id: 'content-contact', path: 'contact' }],
      },
    ];
    const owner = { remote: 'mf_content', pages: PROJECT_PAGES };
    const joined = joinRoutes({ routes }, defaultMarketConfig, { owner });
    expect(joined.map(({ id }) => id)).toEqual(['content-blog', 'content-group']);
    expect(joined[1]?.children?.map(({ id }) => id)).toEqual(['content-contact']);
    expect(warn).toHaveBeenCalledTimes(6);
  });

  it('show an error instead of the page if their middleware is unknown', async () => {
    show([{ path: 'orders', handle: { middleware: ['admin'] }, element: <Orders /> }]);
    expect(await screen.findByRole('button', { name: /retry/i })).toBeVisible();
  });
});
