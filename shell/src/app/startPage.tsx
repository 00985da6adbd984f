import { configureApi } from '@marketplace/contracts/api/client';
import { ownerOf } from '@marketplace/contracts/routes';
import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { addAccountMessages } from '../auth/addAccountMessages';
import { activateServices } from '../composition/activateServices';
import { createBrowserWidgets } from '../composition/browserWidgets';
import type { PageData } from '../composition/Composition';
import { isCodeMissing, mayBeMissingCode } from '../composition/isCodeMissing';
import type { JoinedHandle } from '../composition/joinRoutes';
import { REMOTE_UNAVAILABLE, registerComposition } from '../composition/loadRemoteModule';
import { onIdle } from '../composition/onIdle';
import { verifyEntries } from '../composition/verifyEntries';
import { logFailure } from '../errors/logFailure';
import { reloadOnce } from '../errors/reloadOnce';
import { createPageI18n } from './createPageI18n';
import { type LateValues, reviveDeferred } from './deferred';
import { keepMenus } from './keptMenus';
import { loadShellMessages } from './loadShellMessages';
import { createOwnPages } from './ownPages';
import { PageProviders } from './PageProviders';
import { provideSharedModules } from './provideSharedModules';
import { createRemotePages, type RemotePages } from './remotePages';
import type { RootData } from './rootLoader';
import { createRouteTree, ownErrors, standInErrors } from './routeTree';

declare global {
  interface Window {
    __late: LateValues;
    /** Read by React Router when it is given no other state; errors are revived by it. */
    __staticRouterHydrationData?: PageData['hydration'];
  }
}

/** Hydrates the page the server sent, with the very releases it was rendered with. */
export async function startPage(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  const pageData = readPageData();
  const { config, locale, remotes, hydration } = pageData;
  provideSharedModules();
  configureApi({ baseUrl: config.apiBaseUrl });
  keepMenusOf(hydration.loaderData.root);
  verifyEntries(remotes);
  registerComposition(remotes);

  const i18n = createPageI18n(locale, [await loadShellMessages(locale)]);
  const pages = createRemotePages(locale, i18n, config);
  const own = createOwnPages(config, () => addAccountMessages(i18n));
  const first = await firstRoutes(pageData, pages, own);

  window.__staticRouterHydrationData = first.isSameAsServer
    ? { ...hydration, loaderData: reviveDeferred(hydration.loaderData, window.__late) }
    : { loaderData: { root: hydration.loaderData.root }, errors: first.errors };
  const router = createBrowserRouter(createRouteTree(first.pages, first.unavailable, own), {
    patchRoutesOnNavigation: pages.patch,
  });
  pages.joinTo(router);
  activateServices(locale, i18n);

  let isHydrating = first.isSameAsServer;
  // Whatever mounts after the first commit has no markup of the server's to take over.
  const handleStart = () => {
    isHydrating = false;
    const owner = pageData.isOwnerUnavailable && ownerOf(location.pathname, config.brandSlug);
    // The server went without this remote; perhaps the browser can have it by now.
    if (owner) pages.askUnbidden(owner);
  };
  const app = (
    <PageProviders
      i18n={i18n}
      config={config}
      widgets={createBrowserWidgets(locale, i18n, () => isHydrating)}
    >
      <Started onStart={handleStart}>
        <RouterProvider router={router} />
      </Started>
    </PageProviders>
  );
  if (first.isSameAsServer) hydrateRoot(root, app, { onRecoverableError: reportMismatch });
  else createRoot(root).render(app);
  onIdle(() => {
    import(/* webpackChunkName: "prefetch" */ '../prefetch/startPrefetch').then(
      ({ startPrefetch }) =>
        startPrefetch({ load: pages.load, brandSlug: config.brandSlug }, router),
      (error: unknown) => logFailure('prefetch', error),
    );
  });
}

/** A region whose remote the server did not have is no fault of the page; a mismatch is. */
function reportMismatch(error: unknown): void {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  if (digest === REMOTE_UNAVAILABLE) logFailure('region left to the browser', error);
  else reportError(error);
}

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart]);
  return children;
}

function readPageData(): PageData {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) throw new Error('The page carries no data to start from.');
  return JSON.parse(text);
}

function keepMenusOf(root: unknown): void {
  // What `rootLoader` returned on the server, serialised by us.
  const { menus } = root as RootData;
  // All empty means that the server could not have them: then the next run asks again.
  if (Object.values(menus).some((items) => items.length > 0)) keepMenus(menus);
}

interface FirstRoutes {
  pages: RouteObject[];
  unavailable: RouteObject[];
  errors: PageData['hydration']['errors'];
  /** False when the server rendered a page whose remote this browser cannot load. */
  isSameAsServer: boolean;
}

async function firstRoutes(
  pageData: PageData,
  remote: RemotePages,
  own: RouteObject[],
): Promise<FirstRoutes> {
  const { pathname } = location;
  const owner = ownerOf(pathname, pageData.config.brandSlug);
  const nothing = { pages: [], unavailable: [], errors: null, isSameAsServer: true };
  if (!owner) return firstOwnPage(own, pathname);
  if (pageData.isOwnerUnavailable) return { ...nothing, unavailable: remote.standIns(owner) };
  try {
    const pages = await remote.load(owner);
    await loadMatchingPages(pages, pathname);
    remote.join(owner);
    return { ...nothing, pages };
  } catch (error) {
    logFailure(`remote ${owner}`, error);
    if (mayBeMissingCode(error) && (await isCodeMissing(error, false))) await reloadOnce();
    return {
      pages: [],
      unavailable: remote.standIns(owner),
      errors: standInErrors(),
      isSameAsServer: false,
    };
  }
}

async function firstOwnPage(own: RouteObject[], pathname: string): Promise<FirstRoutes> {
  const nothing = { pages: [], unavailable: [] };
  try {
    await loadMatchingPages(own, pathname);
    return { ...nothing, errors: null, isSameAsServer: true };
  } catch (error) {
    logFailure(`page ${pathname}`, error);
    if (mayBeMissingCode(error)) await reloadOnce();
    return { ...nothing, errors: ownErrors(), isSameAsServer: false };
  }
}

/** A page whose code is still to be fetched would hydrate as nothing. */
async function loadMatchingPages(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) => {
      const handle: JoinedHandle | undefined = route.handle;
      return handle?.loadPage?.();
    }),
  );
}
