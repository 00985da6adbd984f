import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { RemoteRoutes } from '@marketplace/contracts/RemoteModules';
import { REMOTE_LIMIT_MS } from '@marketplace/contracts/timeLimits';
import {
  type createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { addPageMessages, addRemoteMessages } from '../composition/addRemoteMessages';
import { loadRemoteModule } from '../composition/loadRemoteModule';
import { logFailure } from '../errors/logFailure';
import { joinRoutes } from './joinRoutes';
import { PAGES_ID, UNAVAILABLE_ID, unavailableRoutes } from './routeTree';

type Router = ReturnType<typeof createBrowserRouter>;

export interface RemotePages {
  /** The remote's routes, fetched once; after a failure the next call tries again. */
  load: (remote: RemoteName) => Promise<RouteObject[]>;
  /** Marks a remote whose routes the router was created with. */
  markJoined: (remote: RemoteName) => void;
  /** Routes that stand in for an unavailable remote and load it on Retry. */
  placeholders: (remote: RemoteName) => RouteObject[];
  /** Retries a remote whose placeholder is shown, as Retry does, but without a reload on failure. */
  retrySilently: (remote: RemoteName) => void;
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

  async function loadRoutes(remote: RemoteName): Promise<RouteObject[]> {
    const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', REMOTE_LIMIT_MS);
    await addRemoteMessages(module, locale, i18n, REMOTE_LIMIT_MS);
    return joinRoutes(module, market, addPageMessages(locale, i18n));
  }

  function load(remote: RemoteName): Promise<RouteObject[]> {
    const loading = loads.get(remote) ?? loadRoutes(remote);
    loads.set(remote, loading);
    loading.catch(() => loads.delete(remote));
    return loading;
  }

  const retry =
    (remote: RemoteName): LoaderFunction =>
    async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      const failure = recentFailures.get(remote);
      if (recentFailures.delete(remote)) throw failure;
      const isSilent = silentRetries.delete(remote);
      const routes = await load(remote).catch((error) => {
        logFailure(`remote ${remote}`, error);
        // An automatic reload would bring the same page from the server.
        throw isSilent ? new Response(null, { status: 503 }) : error;
      });
      if (!joined.has(remote)) router?.patchRoutes(PAGES_ID, routes);
      joined.add(remote);
      // The placeholder matches every path below the remote's prefixes, also unknown ones.
      if (!matchRoutes(routes, pathname)) throw new Response(null, { status: 404 });
      throw redirect(pathname + search);
    };

  function placeholders(remote: RemoteName): RouteObject[] {
    withPlaceholders.add(remote);
    return unavailableRoutes(remote, market.brandSlug, retry(remote));
  }

  return {
    load,
    markJoined: (remote) => joined.add(remote),
    placeholders,
    retrySilently(remote) {
      silentRetries.add(remote);
      void router?.revalidate();
    },
    async patch({ path, patch }) {
      const owner = ownerOf(path, market.brandSlug);
      // A placeholder loads the remote itself; the router calls again after it was patched in.
      if (!owner || joined.has(owner) || withPlaceholders.has(owner)) return;
      try {
        const routes = await load(owner);
        joined.add(owner);
        patch(PAGES_ID, routes);
      } catch (error) {
        logFailure(`remote ${owner}`, error);
        recentFailures.set(owner, error);
        patch(UNAVAILABLE_ID, placeholders(owner));
      }
    },
    attachTo(created) {
      router = created;
    },
  };
}
