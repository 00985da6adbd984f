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
import { addMessages } from '../composition/addMessages';
import { joinRoutes } from '../composition/joinRoutes';
import { loadRemoteModule } from '../composition/loadRemoteModule';
import { logFailure } from '../errors/logFailure';
import { PAGES_ID, UNAVAILABLE_ID, unavailableRoutes } from './routeTree';

/** A shopper sees the error page with Retry after this; a late answer still serves the next try. */
const TIME_LIMIT_MS = 3000;

type Router = ReturnType<typeof createBrowserRouter>;

export interface RemotePages {
  /** @throws RemoteUnavailableError */
  load: (remote: RemoteName) => Promise<RouteObject[]>;
  standIns: (remote: RemoteName) => RouteObject[];
  patch: PatchRoutesOnNavigationFunction;
  joinTo: (router: Router) => void;
}

/** How the pages of remotes join the browser's router, and join again after a failure. */
export function createRemotePages(locale: Locale, i18n: I18n): RemotePages {
  const joined = new Map<RemoteName, RouteObject[]>();
  const withStandIns = new Set<RemoteName>();
  /** Failed while the router looked for the route, so that its stand-in need not wait once more. */
  const justFailed = new Set<RemoteName>();
  let router: Router | undefined;

  async function load(remote: RemoteName): Promise<RouteObject[]> {
    const module = await loadRemoteModule<RemoteRoutes>(remote, 'routes', TIME_LIMIT_MS);
    const { messages } = await module.loadMessages(locale);
    addMessages(i18n, locale, messages);
    const routes = joinRoutes(module);
    joined.set(remote, routes);
    return routes;
  }

  const retry =
    (remote: RemoteName): LoaderFunction =>
    async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      if (justFailed.delete(remote)) throw new Response(null, { status: 503 });
      if (!joined.has(remote)) {
        const routes = await load(remote).catch((error) => {
          logFailure(`remote ${remote}`, error);
          throw new Response(null, { status: 503 });
        });
        router?.patchRoutes(PAGES_ID, routes);
      }
      // The stand-in covers every path below the remote's prefixes, also those it does not have.
      if (!matchRoutes(joined.get(remote) ?? [], pathname)) {
        throw new Response(null, { status: 404 });
      }
      throw redirect(pathname + search);
    };

  function standIns(remote: RemoteName): RouteObject[] {
    withStandIns.add(remote);
    return unavailableRoutes(remote, retry(remote));
  }

  return {
    load,
    standIns,
    async patch({ path, patch }) {
      const owner = ownerOf(path);
      // A stand-in loads by itself; the router asks once more after it was patched in.
      if (!owner || joined.has(owner) || withStandIns.has(owner)) return;
      try {
        patch(PAGES_ID, await load(owner));
      } catch (error) {
        logFailure(`remote ${owner}`, error);
        justFailed.add(owner);
        patch(UNAVAILABLE_ID, standIns(owner));
      }
    },
    joinTo(created) {
      router = created;
    },
  };
}
