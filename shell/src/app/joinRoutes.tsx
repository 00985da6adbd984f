import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import { isPathOf, isRouteIdOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import { redirectUnauthorized } from '@marketplace/contracts/pages/redirectUnauthorized';
import type { RemoteRoutes, RouteHandle } from '@marketplace/contracts/RemoteModules';
import type { ComponentType } from 'react';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { loadLayout } from '../layouts/lazyLayouts';
import type { JoinedHandle } from '../page/matchedRoutes';
import { prefetchableLoader } from '../prefetch/prefetchableLoader';
import { runMiddleware } from '../session/guards';

/** Exports of a remote's page module. */
interface PageModule {
  Component: ComponentType;
}

/**
 * A remote's routes as they join the shell's tree: middleware runs before loaders, and the page's
 * code and messages arrive with the loader's data. React Router's own `lazy` is not used because it keeps a
 * failure for good, and a page whose code could not be fetched has to come back on Retry.
 *
 * @param remote whose routes they are; the shell's own where left out
 */
export function joinRoutes(
  { routes, marketRoutes }: Pick<RemoteRoutes, 'routes' | 'marketRoutes'>,
  market: MarketConfig,
  addMessages: AddMessages = async () => undefined,
  remote?: RemoteName,
): RouteObject[] {
  const join = (route: RouteObject) => joinRoute(route, addMessages);
  const given = [...routes, ...(marketRoutes?.(market) ?? [])];
  return (remote ? ownRoutes(given, remote, market.brandSlug) : given).map(join);
}

/** A remote's routes without those that are another part's: a release may claim what it likes. */
function ownRoutes(routes: RouteObject[], remote: RemoteName, brandSlug: string): RouteObject[] {
  return routes.flatMap((route) => {
    const { id, path, index, children } = route;
    const hasOwnPath =
      (path === undefined && !index) || isPathOf(remote, `/${path ?? ''}`, brandSlug);
    if (hasOwnPath && (!id || isRouteIdOf(remote, id))) {
      return children ? { ...route, children: ownRoutes(children, remote, brandSlug) } : route;
    }
    logFailure(`remote ${remote}`, `claims ${id} /${path}`);
    return [];
  });
}

/** Loads messages of a page and adds them to those of the document. */
export type AddMessages = (loadMessages: LoadMessages) => Promise<void>;

function joinRoute(route: RouteObject, addMessages: AddMessages): RouteObject {
  if (route.children) {
    return { ...route, children: route.children.map((child) => joinRoute(child, addMessages)) };
  }
  const { lazy, loader, action, handle, ...rest } = route;
  const given: RouteHandle | undefined = handle;
  const middleware = given?.middleware ?? [];
  let page: PageModule | undefined;

  const loadPage = async () => {
    const [loaded] = await Promise.all([
      page ?? (typeof lazy === 'function' ? lazy() : undefined),
      given?.layout && loadLayout(given.layout),
      given?.loadMessages && addMessages(given.loadMessages),
    ]);
    page = loaded as PageModule | undefined; // by the contract
  };

  const loadData: LoaderFunction = async (args, context) => {
    await runMiddleware(given ?? {}, args.request);
    const data = typeof loader === 'function' ? loader(args, context) : null;
    const [loaded] = await Promise.all([data, loadPage()]);
    return loaded;
  };
  const ahead = prefetchableLoader(loadData);
  const guarded = middleware.includes('userAuth') ? redirectUnauthorized : <Run,>(run: Run) => run;

  const joinedHandle: JoinedHandle = { ...given, loadPage, prefetchData: ahead.begin };
  const joined = {
    ...rest,
    loader: guarded(ahead.load),
    ...(typeof action === 'function' && { action: guarded(action) }),
    handle: joinedHandle,
  };
  return lazy ? { ...joined, element: <LoadedPage page={() => page} /> } : joined;
}

/** A page whose code arrived together with its loader's data. */
function LoadedPage({ page }: { page: () => PageModule | undefined }) {
  const Component = page()?.Component;
  return Component ? <Component /> : null;
}
