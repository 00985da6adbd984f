import { ApiError } from '@marketplace/contracts/api/client';
import { defaultMarketConfig } from '@marketplace/contracts/config/marketConfig';
import { I18nProvider } from '@marketplace/contracts/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPageI18n } from '../app/createPageI18n';
import { topOf } from '../layouts/lateLayouts';
import { type JoinedHandle, joinRoutes } from './joinRoutes';
import { RemotePage } from './RemotePage';

function show(routes: RouteObject[]) {
  const router = createMemoryRouter(
    [
      {
        path: '/',
        children: [
          { index: true, element: <h1>Home</h1> },
          { errorElement: <RemotePage />, children: joinRoutes({ routes }, defaultMarketConfig) },
        ],
      },
    ],
    { initialEntries: ['/orders'] },
  );
  render(
    <I18nProvider i18n={createPageI18n('en', [])}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

const Orders = () => <h1>Your orders</h1>;
const guardedRoute = { path: 'orders', handle: { middleware: ['userAuth'] } };

describe('the routes of a remote', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Cookies.remove('accessToken');
    jest.restoreAllMocks();
  });

  it('come back on Retry after their code could not be fetched', async () => {
    const lazy = jest
      .fn()
      .mockRejectedValueOnce(new Error('Loading chunk failed'))
      .mockResolvedValue({ Component: Orders });
    show([{ path: 'orders', lazy }]);
    await userEvent.click(await screen.findByRole('button', { name: /retry/i }));
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible();
  });

  it('lead home without a token, and their loader never runs', async () => {
    const loader = jest.fn();
    show([{ ...guardedRoute, loader, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(loader).not.toHaveBeenCalled();
  });

  it('lead home and drop the token when the API does not accept it', async () => {
    Cookies.set('accessToken', 'forged');
    const loader = () => {
      throw new ApiError({ kind: 'http', status: 401, message: 'Please sign in.' });
    };
    show([{ ...guardedRoute, loader, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    expect(Cookies.get('accessToken')).toBeUndefined();
  });

  it('show to somebody signed in', async () => {
    Cookies.set('accessToken', 'good');
    show([{ ...guardedRoute, lazy: async () => ({ Component: Orders }) }]);
    expect(await screen.findByRole('heading', { name: 'Your orders' })).toBeVisible();
  });

  it('follow the market where they say so, and bring the code of their layout', async () => {
    const [landing] = joinRoutes(
      {
        routes: [],
        marketRoutes: ({ brandSlug }) => [{ path: brandSlug, handle: { layout: 'landing' } }],
      },
      { ...defaultMarketConfig, brandSlug: 'haor-hut' },
    );
    expect(landing?.path).toBe('haor-hut');
    expect(topOf('landing')).toBeUndefined();
    const handle: JoinedHandle = landing?.handle;
    await handle.loadPage?.();
    expect(topOf('landing')).toBeDefined();
  });

  it('that ask for a middleware nobody knows fail instead of opening', async () => {
    show([{ path: 'orders', handle: { middleware: ['admin'] }, element: <Orders /> }]);
    expect(await screen.findByRole('button', { name: /retry/i })).toBeVisible();
  });
});
