import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
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
import { limitLoaders } from './limitLoaders';
import { followCalls } from './pendingCalls';
import { PAGES_ID, UNAVAILABLE_ID, unavailableRoutes } from './routeTree';

const LOADER_LIMIT = { limitMs: DOCUMENT_MS, followCalls };

type Router = ReturnType<typeof createBrowserRouter>;

export interface RemotePages {
  /** The remote's routes, fetched once; after a failure the next call tries again. */
  load: (remote: RemoteName, timeLimitMs?: number) => Promise<RouteObject[]>;
  /** Adds a remote's routes to the router, once; before there is one, it is created with them. */
  join: (remote: RemoteName, routes: RouteObject[]) => void;
  /**
   * Routes that stand in for an unavailable remote and load it on Retry.
   *
   * @param handle of the page that they stand in for, where the server has delivered it
   */
  placeholders: (remote: RemoteName, handle?: RouteHandle) => RouteObject[];
  /** Retries a remote whose placeholder is shown, as Retry does, but without a reload on failure. */
  retrySilently: (remote: RemoteName) => void;
  /** Has the router load the data of the current page again. @throws when that fails */
  revalidate: () => Promise<void>;
  patch: PatchRoutesOnNavigationFunction;
  attachTo: (router: Router) => void;
}

/** Adds the pages of remotes to the browser's router, and again after a failure. */
export function createRemotePages(locale: Locale, i18n: I18n, market: MarketConfig): RemotePages {
  const loads = new Map<RemoteName, Promise<RouteObject[]>>();
  /** Remotes whose routes are in the router's tree. */
  const joined = new Set<RemoteName>();
  const withPlaceholders = new Set<RemoteName>();
  /** Failures of route discovery, so that the placeholder's loader need not wait again. */
  const recentFailures = new Map<RemoteName, unknown>();
  /** Remotes with a retry that no visitor requested. */
  const silentRetries = new Set<RemoteName>();
  let router: Router | undefined;

  async function loadRoutes(remote: RemoteName, timeLimitMs: number): Promise<RouteObject[]> {
    const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', timeLimitMs);
    await addRemoteMessages(module, locale, i18n, timeLimitMs);
    const pages = joinRoutes(module, market, addPageMessages(locale, i18n), remote);
    return limitLoaders(pages, LOADER_LIMIT);
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
      // A page that stands as the server's markup leaves with the session it belongs to.
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
      // One that began before the visitor pressed Retry says nothing about now, and one in the background
      // may take longer than a visitor waits.
      const requested =
        isJoining && !isSilent ? withTimeLimit(loading, STEP_MS).catch(loadAnew) : loading;
      const routes = await requested.catch((error) => {
        logFailure(`remote ${remote}`, error, factsOf(remote));
        // An automatic reload would bring the same page from the server.
        throw isSilent ? new Response(null, { status: 503 }) : error;
      });
      join(remote, routes);
      // The placeholder matches every path below the remote's prefixes, also unknown ones.
      if (!matchRoutes(routes, pathname)) throw new Response(null, { status: 404 });
      throw redirect(pathname + search);
    };

  function placeholders(remote: RemoteName, handle?: RouteHandle): RouteObject[] {
    withPlaceholders.add(remote);
    const loader = retry(remote, handle);
    return unavailableRoutes(remote, market.brandSlug, loader, handle);
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
      const owner = ownerOf(path, market.brandSlug);
      // A placeholder loads the remote itself; the router calls again after it was patched in.
      if (!owner || joined.has(owner) || withPlaceholders.has(owner)) return;
      try {
        const routes = await load(owner);
        // The router takes nothing for a navigation that was given up.
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
