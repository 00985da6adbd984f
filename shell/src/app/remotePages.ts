import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import {
  ownerOf,
  type PageTable,
  prefixesOf,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import type { RemoteRoutes, RouteHandle } from '@marketplace/contracts/RemoteModules';
import { DOCUMENT_MS, STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import {
  type createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { addPageMessages, addRemoteMessages } from '../federation/addRemoteMessages';
import { factsOf, loadRemoteModule } from '../federation/loadRemoteModule';
import { type GuardedHandle, runMiddleware } from '../session/guards';
import { joinRoutes } from './joinRoutes';
import { followCalls } from './pendingCalls';
import { PAGES_ID, UNAVAILABLE_ID, unavailableRoutes } from './routeTree';

const LOADER_LIMIT = { limitMs: DOCUMENT_MS, followCalls };

type Router = ReturnType<typeof createBrowserRouter>;

export interface RemotePages {
  /** Loads the remote's routes once. After a failure, the next call tries again. */
  load: (remote: RemoteName, timeLimitMs?: number) => Promise<RouteObject[]>;
  /**
   * Adds a remote's routes to the router once. If the router does not exist yet, only marks them as
   * added, because the router is then created with these routes.
   */
  join: (remote: RemoteName, routes: RouteObject[]) => void;
  /**
   * Routes that replace those of an unavailable remote. Retry loads the remote.
   * @param handle handle of the page that the server rendered, if any
   */
  placeholders: (remote: RemoteName, handle?: RouteHandle) => RouteObject[];
  /**
   * Retries a remote whose placeholder is shown. Unlike Retry, does not reload the document after a
   * failure.
   */
  retrySilently: (remote: RemoteName) => void;
  /**
   * Makes the router load the data of the current page again.
   * @throws Error if the data cannot be loaded
   */
  revalidate: () => Promise<void>;
  patch: PatchRoutesOnNavigationFunction;
  attachTo: (router: Router) => void;
}

/** Adds the pages of remotes to the browser's router, even after an earlier failure. */
export function createRemotePages(
  locale: Locale,
  i18n: I18n,
  market: MarketConfig,
  pages: PageTable,
): RemotePages {
  const loads = new Map<RemoteName, Promise<RouteObject[]>>();
  /** Remotes whose routes the router has. */
  const joined = new Set<RemoteName>();
  const withPlaceholders = new Set<RemoteName>();
  /**
   * Failures of `patch`, by remote. The placeholder's loader rethrows each failure once, without
   * loading the remote again.
   */
  const recentFailures = new Map<RemoteName, unknown>();
  /** Remotes that `retrySilently` retries, i.e. without a visitor's request. */
  const silentRetries = new Set<RemoteName>();
  let router: Router | undefined;

  async function loadRoutes(remote: RemoteName, timeLimitMs: number): Promise<RouteObject[]> {
    const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', timeLimitMs);
    await addRemoteMessages(module, locale, i18n, timeLimitMs);
    const addMessages = addPageMessages(locale, i18n);
    return joinRoutes(module, market, {
      addMessages,
      owner: { remote, pages },
      limit: LOADER_LIMIT,
    });
  }

  function load(remote: RemoteName, timeLimitMs = STEP_MS): Promise<RouteObject[]> {
    const loading = loads.get(remote) ?? loadRoutes(remote, timeLimitMs);
    loads.set(remote, loading);
    loading.catch(() => {
      if (loads.get(remote) === loading) loads.delete(remote);
    });
    return loading;
  }

  function join(remote: RemoteName, routes: RouteObject[]): void {
    if (!joined.has(remote)) router?.patchRoutes(PAGES_ID, routes);
    joined.add(remote);
  }

  const retry =
    (remote: RemoteName, handle: GuardedHandle = {}): LoaderFunction =>
    async ({ request }) => {
      // Runs the guard of the page. If the session has ended, the guard redirects the visitor, so
      // that the server's markup does not stay.
      await runMiddleware(handle, request);
      const { pathname, search } = new URL(request.url);
      const failure = recentFailures.get(remote);
      if (recentFailures.delete(remote)) throw failure;
      const isSilent = silentRetries.delete(remote);
      const isJoining = loads.has(remote);
      const loading = load(remote);
      const loadAnew = () => {
        loads.delete(remote);
        return load(remote);
      };
      // If a load is already running, it may fail for an outdated reason, or take longer than a
      // visitor waits. In both cases, Retry starts another load.
      const requested =
        isJoining && !isSilent ? withTimeLimit(loading, STEP_MS).catch(loadAnew) : loading;
      const routes = await requested.catch((error) => {
        logFailure(`remote ${remote}`, error, factsOf(remote));
        // A 503 prevents an automatic reload, which would only fetch the same page.
        throw isSilent ? new Response(null, { status: 503 }) : error;
      });
      join(remote, routes);
      // The placeholder also matches unknown paths below the remote's prefixes.
      if (!matchRoutes(routes, pathname)) throw new Response(null, { status: 404 });
      throw redirect(pathname + search);
    };

  function placeholders(remote: RemoteName, handle?: RouteHandle): RouteObject[] {
    withPlaceholders.add(remote);
    const loader = retry(remote, handle);
    return unavailableRoutes(prefixesOf(pages, remote), loader, handle);
  }

  return {
    load,
    join,
    placeholders,
    retrySilently(remote) {
      silentRetries.add(remote);
      void router?.revalidate();
    },
    async revalidate() {
      await router?.revalidate();
      if (router?.state.errors) throw new Error('The data of the page cannot be loaded.');
    },
    async patch({ path, patch, signal }) {
      const owner = ownerOf(pages, path);
      // The router calls `patch` again after it has added a placeholder. The placeholder itself
      // loads the remote.
      if (!owner || joined.has(owner) || withPlaceholders.has(owner)) return;
      try {
        const routes = await load(owner);
        // If the navigation was cancelled, the router would ignore the routes.
        if (signal.aborted) return;
        joined.add(owner);
        patch(PAGES_ID, routes);
      } catch (error) {
        logFailure(`remote ${owner}`, error, factsOf(owner));
        if (signal.aborted) return;
        recentFailures.set(owner, error);
        patch(UNAVAILABLE_ID, placeholders(owner));
      }
    },
    attachTo(created) {
      router = created;
    },
  };
}
