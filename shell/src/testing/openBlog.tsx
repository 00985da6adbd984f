import { I18nProvider } from '@marketplace/contracts/i18n';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { act, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, Link, type RouteObject, RouterProvider } from 'react-router-dom';
import { type InitialPage, loadInitialPage } from '../app/loadInitialPage';
import { createRemotePages } from '../app/remotePages';
import { PAGES_ID, UNAVAILABLE_ID } from '../app/routeTree';
import { CrashedPageMarkup } from '../layouts/CrashedPageMarkup';
import { PageRegion } from '../layouts/PageRegion';
import { RemotePage } from '../layouts/RemotePage';
import { MarketConfigContext } from '../page/contexts';
import { createPageI18n } from '../page/messages/createPageI18n';
import type { PageData } from '../page/PageData';
import { Blog, remote } from './blogRemote';

const PAGE: PageData = {
  compositionId: '1',
  remotes: {},
  widgets: {},
  services: [],
  config: defaultMarketConfig,
  locale: 'en',
  hydration: { loaderData: {}, errors: null },
};

const FAILED = { [UNAVAILABLE_ID]: { status: 503, statusText: '', data: null, internal: false } };

export const onRecoverableError = jest.fn();
let root: Root | undefined;

/** The shell's route tree. The layout around the page consists of two links. */
const routeTree = ({ pages, unavailable, served }: InitialPage): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    element: (
      <>
        <Link to="/product">Products</Link>
        <Link to="/blog/rui">Read a post</Link>
        <PageRegion served={served} />
      </>
    ),
    children: [
      { id: 'home', index: true, element: <h1>Home</h1> },
      {
        id: PAGES_ID,
        errorElement: (
          <CrashedPageMarkup>
            <RemotePage />
          </CrashedPageMarkup>
        ),
        children: pages,
      },
      { id: UNAVAILABLE_ID, errorElement: <RemotePage />, children: unavailable },
    ],
  },
];

/** Renders the markup of the blog as the server does. */
function renderOnServer(withProviders: (router: Router) => ReactNode): string {
  const { isThrowing } = remote;
  remote.isThrowing = false;
  const pages = [{ id: 'content-blog', path: 'blog', element: <Blog />, loader: () => null }];
  const router = createMemoryRouter(routeTree({ pages, unavailable: [] }), {
    initialEntries: ['/blog'],
    hydrationData: { loaderData: { 'content-blog': null } },
  });
  const html = renderToString(withProviders(router));
  remote.isThrowing = isThrowing;
  return html;
}

type Router = ReturnType<typeof createMemoryRouter>;

/** Shows the server's markup of the blog, and hydrates it as the browser does. */
export async function openBlog(pageData: Partial<PageData> = {}) {
  window.history.replaceState(null, '', '/blog');
  const i18n = createPageI18n('en', []);
  const withProviders = (router: Router) => (
    <I18nProvider i18n={i18n}>
      <MarketConfigContext value={defaultMarketConfig}>
        <RouterProvider router={router} />
      </MarketConfigContext>
    </I18nProvider>
  );
  const element = document.createElement('div');
  document.body.replaceChildren(element);
  element.innerHTML = renderOnServer(withProviders);
  const heading = screen.getByRole('heading');
  remote.loaderRuns = 0;

  const pages = createRemotePages('en', i18n, defaultMarketConfig, PROJECT_PAGES);
  const initial = await loadInitialPage({ ...PAGE, ...pageData }, PROJECT_PAGES, pages, []);
  const router = createMemoryRouter(routeTree(initial), {
    initialEntries: ['/blog'],
    hydrationData: initial.served ? { errors: FAILED } : { loaderData: { 'content-blog': null } },
    patchRoutesOnNavigation: pages.patch,
  });
  pages.attachTo(router);
  await act(async () => {
    root = hydrateRoot(element, withProviders(router), { onRecoverableError });
  });
  return { router, heading };
}

export const closePage = () => act(() => root?.unmount());
