import { configureApi } from '@marketplace/contracts/api/client';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { pageLife, RegionHostContext } from '@marketplace/contracts/rendering';
import { pageStart } from '@marketplace/contracts/rendering/pageStart';
import { PicturePlaceholder } from '@marketplace/contracts/ui/PicturePlaceholder';
import {
  type ContextType,
  type ReactElement,
  type ReactNode,
  startTransition,
  useEffect,
} from 'react';
import { hydrateRoot, type RootOptions } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { bus } from '../../contracts';
import type { BootList } from '../document/bootScript';
import { type DeferredValues, reviveDeferred } from '../document/deferredData';
import { statusOf } from '../errors/errorStatus';
import { logFailure } from '../errors/logFailure';
import { LEFT_TO_BROWSER } from '../errors/missingCode';
import { startReporting } from '../errors/reports/startReporting';
import { activateServices } from '../federation/activateServices';
import { addPageMessages } from '../federation/addRemoteMessages';
import { createBrowserWidgets } from '../federation/browserWidgets';
import { registerComposition, verifyEntries } from '../federation/loadRemoteModule';
import { provideLoadScript } from '../federation/loadScript';
import { readMenus } from '../menus/readMenus';
import { menusCache } from '../page/menusCache';
import { createPageI18n } from '../page/messages/createPageI18n';
import { loadShellMessages } from '../page/messages/shellMessages';
import { type PageData, readPageData } from '../page/PageData';
import { addressesInBrowser, pagesInBrowser } from '../page/remotesInPage';
import type { RootData } from '../page/rootData';
import { createAccountPages } from './accountPages';
import { batchRouterUpdates } from './batchRouterUpdates';
import { loadInitialPage } from './loadInitialPage';
import { navigateNativelyUntilReady } from './navigateNativelyUntilReady';
import { PageProviders } from './PageProviders';
import { callCounter } from './pendingCalls';
import { provideSharedModules } from './provideSharedModules';
import { createRemotePages } from './remotePages';
import { replayEarlyPress } from './replayEarlyPress';
import { createRouteTree } from './routeTree';
import { yieldToBrowser } from './yieldToBrowser';

declare global {
  interface Window {
    __deferred: DeferredValues;
    /** React Router reads its initial state and errors from this variable. */
    __staticRouterHydrationData?: PageData['hydration'];
  }
}

/** Loads the code that opens the header's sheets in browsers without popovers. */
const loadSheets = () =>
  import(/* webpackChunkName: "menu" */ '../header/sheetsWithoutPopovers').then((it) =>
    it.serveSheets(),
  );

/**
 * Hydrates the server's page with the same releases as on the server. If the page's code cannot be
 * loaded, hydrates only the layout around the page.
 */
export async function hydratePage(): Promise<void> {
  const page = document.getElementById('root');
  if (!page) return;
  startReporting();
  const pageData = readPageData();
  const { config, locale, remotes, widgets, services, hydration } = pageData;
  provideLoadScript(readBootFiles());
  provideSharedModules();
  configureApi({ baseUrl: config.apiBaseUrl, recorder: callCounter });
  // The cast is safe: the server has serialised the result of `rootLoader`.
  const root = hydration.loaderData.root as RootData;
  root.menus ??= readMenus(document);
  cacheMenus(root);
  const addresses = addressesInBrowser(remotes);
  verifyEntries(addresses);
  registerComposition(addresses);

  const messages = await loadShellMessages(locale);
  if ('sheets' in document.documentElement.dataset) await loadSheets();
  await yieldToBrowser();
  const i18n = createPageI18n(locale, [messages]);
  const pages = pagesInBrowser(remotes);
  const remotePages = createRemotePages(locale, i18n, config, pages);
  const own = createAccountPages(config, addPageMessages(locale, i18n));
  const initial = await loadInitialPage(pageData, pages, remotePages, own);

  await yieldToBrowser();
  const { served } = initial;
  window.__staticRouterHydrationData = served
    ? { loaderData: { root: hydration.loaderData.root }, errors: served.errors }
    : { ...hydration, loaderData: reviveDeferred(hydration.loaderData, window.__deferred) };
  const routes = createRouteTree(initial.pages, initial.unavailable, own, served);
  const router = createBrowserRouter(routes, { patchRoutesOnNavigation: remotePages.patch });
  remotePages.attachTo(router);
  activateServices(i18n, services);
  // An event that has no subscriber yet counts as an interaction, so that the code of its
  // subscriber loads.
  bus.onHeld(pageStart.markInteracted);

  const handleMount = () => {
    pageStart.markAlive();
    navigateNativelyUntilReady(pages);
    // Replays the press in a microtask. Before that, effects read state from the markup, e.g. a
    // ticked option, and React renders that state.
    queueMicrotask(replayEarlyPress);
    pageStart.layOutBelowFold();
    const owner = pageData.isOwnerUnavailable && ownerOf(pages, location.pathname);
    // If the server could not load the remote of this page, tries to load it without waiting for
    // Retry.
    if (owner) remotePages.retrySilently(owner);
  };
  const app = (
    <PageProviders
      i18n={i18n}
      config={config}
      pages={pages}
      widgets={createBrowserWidgets(locale, i18n, widgets)}
    >
      <RegionHostContext value={regionHost}>
        <AfterMount onMount={handleMount}>
          <RouterProvider router={batchRouterUpdates(router)} onError={reportPageError} />
        </AfterMount>
      </RegionHostContext>
    </PageProviders>
  );
  await yieldToBrowser();
  // The browser's translator wraps texts in `<font>`. Hydration then fails, and React renders the
  // page again. That error is expected, so it is not reported.
  const isTranslated = pageStart.isTranslated(page);
  const onRecoverableError = isTranslated ? () => undefined : reportMismatch;
  const whole = isTranslated ? await carriedPage(page, app).catch(() => app) : app;
  // In a transition, React hydrates in several tasks. Otherwise it would hydrate the whole page in
  // one task.
  startTransition(() => {
    hydrateRoot(page, whole, { onRecoverableError, onCaughtError });
  });
  pageLife.onIdle(() => {
    import(/* webpackChunkName: "prefetch" */ '../prefetch/startPrefetch').then(
      ({ startPrefetch }) => startPrefetch({ load: remotePages.load, pages }, router),
      (error: unknown) => logFailure('prefetch', error),
    );
  });
}

const regionHost: ContextType<typeof RegionHostContext> = {
  onFailure: (error) => logFailure('region of a page', error, { page: location.pathname }),
  BrokenPicture: PicturePlaceholder,
};

/**
 * Reports hydration mismatches. Regions that the server has left to the browser are only logged.
 */
function reportMismatch(error: unknown): void {
  const digest = error instanceof Error && 'digest' in error ? error.digest : undefined;
  if (digest === LEFT_TO_BROWSER) logFailure('region left to the browser', error);
  else reportError(error);
}

/** Reports errors that a boundary caught during a render. */
const onCaughtError: RootOptions['onCaughtError'] = (error, { componentStack }) => {
  console.error(error);
  logFailure('region', error, componentStack ? { componentStack } : {});
};

/** Reports errors of a page's loader or action, except client errors such as 404. */
function reportPageError(error: unknown): void {
  if (statusOf(error) >= 500) logFailure('page', error);
}

function AfterMount({ onMount, children }: { onMount: () => void; children: ReactNode }) {
  useEffect(onMount, [onMount]);
  return children;
}

/**
 * Wraps a translated page, so that input and open sheets are kept when React renders it again. The
 * wrapper presses the sheets' buttons in an effect after `handleMount`. Before that, the boot
 * script would hold back the presses.
 */
async function carriedPage(page: Element, app: ReactElement): Promise<ReactElement> {
  const { CarriedPage } = await import(
    /* webpackChunkName: "carried-page" */ '@marketplace/contracts/rendering/CarriedPage'
  );
  return <CarriedPage page={page}>{app}</CarriedPage>;
}

/** @returns the files that the boot script has requested */
function readBootFiles(): BootList['preloads'] {
  const script = document.querySelector<HTMLElement>('script[data-files]');
  const { preloads = {} }: Partial<BootList> = JSON.parse(script?.dataset.files ?? '{}');
  return preloads;
}

function cacheMenus({ menus }: RootData): void {
  // Does not cache empty menus, so that the loader tries again. Empty menus mean that the server
  // could not load them.
  if (Object.values(menus).some((items) => items.length > 0)) menusCache.set(menus);
}
