import type { MarketConfig } from '@marketplace/contracts/config/marketConfig';
import type { I18n } from '@marketplace/contracts/i18n';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { RemoteRoutes } from '@marketplace/contracts/remote/RemoteModules';
import { ownerOf, type RemoteName } from '@marketplace/contracts/routes';
import {
  type createBrowserRouter,
  type LoaderFunction,
  matchRoutes,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { joinRoutes } from '../composition/joinRoutes';
import { loadRemoteModule } from '../composition/loadRemoteModule';
import { loadTexts } from '../composition/loadTexts';
import { logFailure } from '../errors/logFailure';
import { PAGES_ID, UNAVAILABLE_ID, unavailableRoutes } from './routeTree';

/** A shopper sees the error page with Retry after this; a late answer still serves the next try. */
const TIME_LIMIT_MS = 3000;

type Router = ReturnType<typeof createBrowserRouter>;

export interface RemotePages {
  /** The remote's routes, fetched once; after a failure the next call tries again. */
  load: (remote: RemoteName) => Promise<RouteObject[]>;
  /** Says that the router was made with the remote's routes in it. */
  join: (remote: RemoteName) => void;
  standIns: (remote: RemoteName) => RouteObject[];
  /** Tries for a remote whose stand-in is shown, as Retry would, but without a reload if it fails. */
  askUnbidden: (remote: RemoteName) => void;
  patch: PatchRoutesOnNavigationFunction;
  joinTo: (router: Router) => void;
}

/** How the pages of remotes join the browser's router, and join again after a failure. */
export function createRemotePages(locale: Locale, i18n: I18n, market: MarketConfig): RemotePages {
  const loads = new Map<RemoteName, Promise<RouteObject[]>>();
  /** Remotes whose routes are in the router's tree. */
  const joined = new Set<RemoteName>();
  const withStandIns = new Set<RemoteName>();
  /** Why it failed while the router looked for the route: its stand-in need not wait once more. */
  const justFailed = new Map<RemoteName, unknown>();
  /** Remotes that are tried for though nobody pressed Retry. */
  const unbidden = new Set<RemoteName>();
  let router: Router | undefined;

  async function loadRoutes(remote: RemoteName): Promise<RouteObject[]> {
    const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', TIME_LIMIT_MS);
    await loadTexts(module, locale, i18n, TIME_LIMIT_MS);
    return joinRoutes(module, market);
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
      const failure = justFailed.get(remote);
      if (justFailed.delete(remote)) throw failure;
      const isUnbidden = unbidden.delete(remote);
      const routes = await load(remote).catch((error) => {
        logFailure(`remote ${remote}`, error);
        // A page that reloaded by itself would bring what the server has just said.
        throw isUnbidden ? new Response(null, { status: 503 }) : error;
      });
      if (!joined.has(remote)) router?.patchRoutes(PAGES_ID, routes);
      joined.add(remote);
      // The stand-in covers every path below the remote's prefixes, also those it does not have.
      if (!matchRoutes(routes, pathname)) throw new Response(null, { status: 404 });
      throw redirect(pathname + search);
    };

  function standIns(remote: RemoteName): RouteObject[] {
    withStandIns.add(remote);
    return unavailableRoutes(remote, market.brandSlug, retry(remote));
  }

  return {
    load,
    join: (remote) => joined.add(remote),
    standIns,
    askUnbidden(remote) {
      unbidden.add(remote);
      void router?.revalidate();
    },
    async patch({ path, patch }) {
      const owner = ownerOf(path, market.brandSlug);
      // A stand-in loads by itself; the router asks once more after it was patched in.
      if (!owner || joined.has(owner) || withStandIns.has(owner)) return;
      try {
        const routes = await load(owner);
        joined.add(owner);
        patch(PAGES_ID, routes);
      } catch (error) {
        logFailure(`remote ${owner}`, error);
        justFailed.set(owner, error);
        patch(UNAVAILABLE_ID, standIns(owner));
      }
    },
    joinTo(created) {
      router = created;
    },
  };
}
