import { configureApi } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { markAttended, onIdle } from '@marketplace/contracts/onIdle';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { activateServices } from '../composition/activateServices';
import { addPageMessages } from '../composition/addRemoteMessages';
import { createBrowserWidgets } from '../composition/browserWidgets';
import { type DeferredValues, reviveDeferred } from '../composition/deferredData';
import { registerComposition, verifyEntries } from '../composition/loadRemoteModule';
import { logFailure } from '../errors/logFailure';
import {
  isCodeMissing,
  mayBeMissingCode,
  REMOTE_UNAVAILABLE,
  reloadOnce,
} from '../errors/missingCode';
import { readMenus } from '../menus/readMenus';
import type { JoinedHandle } from '../page/matchedRoutes';
import { menusCache } from '../page/menusCache';
import { createPageI18n } from '../page/messages/createPageI18n';
import { loadShellMessages } from '../page/messages/shellMessages';
import { type PageData, readPageData } from '../page/PageData';
import type { RootData } from '../page/rootData';
import { createAccountPages } from './accountPages';
import { layOutBelowFold } from './layOutBelowFold';
import { PageProviders } from './PageProviders';
import { provideSharedModules } from './provideSharedModules';
import { createRemotePages, type RemotePages } from './remotePages';
import { replayEarlyPress } from './replayEarlyPress';
import { accountPageErrors, createRouteTree, placeholderErrors } from './routeTree';
import { yieldToBrowser } from './yieldToBrowser';

declare global {
  interface Window {
    __deferred: DeferredValues;
    /** Read by React Router when it is given no other state; errors are revived by it. */
    __staticRouterHydrationData?: PageData['hydration'];
  }
}

/** Hydrates the server's page with the releases it was rendered with. */
export async function startPage(): Promise<void> {
  const page = document.getElementById('root');
  if (!page) return;
  const pageData = readPageData();
  const { config, locale, remotes, hydration } = pageData;
  provideSharedModules();
  configureApi({ baseUrl: config.apiBaseUrl });
  // Serialised by us from what `rootLoader` returned on the server.
  const root = hydration.loaderData.root as RootData;
  root.menus ??= readMenus(document);
  cacheMenus(root);
  verifyEntries(remotes);
  registerComposition(remotes);

  await yieldToBrowser();
  const i18n = createPageI18n(locale, [await loadShellMessages(locale)]);
  const pages = createRemotePages(locale, i18n, config);
  const own = createAccountPages(config, addPageMessages(locale, i18n));
  const initial = await initialRoutes(pageData, pages, own);

  await yieldToBrowser();
  window.__staticRouterHydrationData = initial.isSameAsServer
    ? { ...hydration, loaderData: reviveDeferred(hydration.loaderData, window.__deferred) }
    : { loaderData: { root: hydration.loaderData.root }, errors: initial.errors };
  const router = createBrowserRouter(createRouteTree(initial.pages, initial.unavailable, own), {
    patchRoutesOnNavigation: pages.patch,
  });
  pages.attachTo(router);
  activateServices(locale, i18n);
  // Whoever is asked for by an event is needed now, also where nobody has touched the page.
  bus.onHeld(markAttended);

  const handleMount = () => {
    // Links are followed by the router from here on; see the gateway's speculation rules.
    document.documentElement.dataset.alive = '';
    replayEarlyPress();
    layOutBelowFold();
    const owner = pageData.isOwnerUnavailable && ownerOf(location.pathname, config.brandSlug);
    // The server rendered without this remote; perhaps the browser can load it by now.
    if (owner) pages.retrySilently(owner);
  };
  const app = (
    <PageProviders i18n={i18n} config={config} widgets={createBrowserWidgets(locale, i18n)}>
      <AfterMount onMount={handleMount}>
        <RouterProvider router={router} />
      </AfterMount>
    </PageProviders>
  );
  await yieldToBrowser();
  // As a transition, or the whole page would be hydrated in one task.
  startTransition(() => {
    if (initial.isSameAsServer) hydrateRoot(page, app, { onRecoverableError: reportMismatch });
    else {
      // There is no markup of the server any more that would do for now.
      markAttended();
      createRoot(page).render(app);
    }
  });
  onIdle(() => {
    import(/* webpackChunkName: "prefetch" */ '../composition/prefetch/startPrefetch').then(
      ({ startPrefetch }) =>
        startPrefetch({ load: pages.load, brandSlug: config.brandSlug }, router),
      (error: unknown) => logFailure('prefetch', error),
    );
  });
}

/** Reports hydration mismatches; regions whose remote the server could not load are only logged. */
function reportMismatch(error: unknown): void {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  if (digest === REMOTE_UNAVAILABLE) logFailure('region without its remote on the server', error);
  else reportError(error);
}

function AfterMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

function cacheMenus({ menus }: RootData): void {
  // All empty means that the server could not load them: the next run of the loader retries.
  if (Object.values(menus).some((items) => items.length > 0)) menusCache.set(menus);
}

interface InitialRoutes {
  pages: RouteObject[];
  unavailable: RouteObject[];
  errors: PageData['hydration']['errors'];
  /** False when the server rendered a page whose remote this browser cannot load. */
  isSameAsServer: boolean;
}

async function initialRoutes(
  pageData: PageData,
  remote: RemotePages,
  own: RouteObject[],
): Promise<InitialRoutes> {
  const { pathname } = location;
  const owner = ownerOf(pathname, pageData.config.brandSlug);
  const nothing = { pages: [], unavailable: [], errors: null, isSameAsServer: true };
  if (!owner) return initialAccountPage(own, pathname);
  if (pageData.isOwnerUnavailable) return { ...nothing, unavailable: remote.placeholders(owner) };
  try {
    const pages = await remote.load(owner);
    await loadMatchingPages(pages, pathname);
    remote.markJoined(owner);
    return { ...nothing, pages };
  } catch (error) {
    logFailure(`remote ${owner}`, error);
    if (mayBeMissingCode(error) && (await isCodeMissing(error, false))) await reloadOnce();
    return {
      pages: [],
      unavailable: remote.placeholders(owner),
      errors: placeholderErrors(),
      isSameAsServer: false,
    };
  }
}

async function initialAccountPage(own: RouteObject[], pathname: string): Promise<InitialRoutes> {
  const nothing = { pages: [], unavailable: [] };
  try {
    await loadMatchingPages(own, pathname);
    return { ...nothing, errors: null, isSameAsServer: true };
  } catch (error) {
    logFailure(`page ${pathname}`, error);
    if (mayBeMissingCode(error)) await reloadOnce();
    return { ...nothing, errors: accountPageErrors(), isSameAsServer: false };
  }
}

/** Loads the code of the matching pages: without it they would hydrate as nothing. */
async function loadMatchingPages(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) => {
      const handle: JoinedHandle | undefined = route.handle;
      return handle?.loadPage?.();
    }),
  );
}
