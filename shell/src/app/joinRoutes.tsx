import type { LoadMessages } from '@marketplace/contracts/i18n/LoadMessages';
import type { MarketConfig } from '@marketplace/contracts/marketConfig';
import {
  isPathOf,
  isRouteIdOf,
  type PageTable,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import { redirectUnauthorized } from '@marketplace/contracts/pages/redirectUnauthorized';
import type { RemoteRoutes, RouteHandle } from '@marketplace/contracts/RemoteModules';
import { DeadlineError, withLoopLimit } from '@marketplace/contracts/time/deadline';
import type { ComponentType } from 'react';
import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { loadLayout } from '../layouts/lazyLayouts';
import type { JoinedHandle } from '../page/matchedRoutes';
import { runMiddleware } from '../session/guards';

/** Exports of a remote's page module. */
interface PageModule {
  Component: ComponentType;
}

interface JoinOptions {
  addMessages?: AddMessages;
  /** Remote that owns the routes, and the pages of all parts; omitted for the shell's routes. */
  owner?: RouteOwner;
  /** Time limit for loaders; omitted for the shell's routes. */
  limit?: LoaderLimit;
}

interface RouteOwner {
  remote: RemoteName;
  pages: PageTable;
}

/** Loads the messages of a page and adds them to the document's messages. */
export type AddMessages = (loadMessages: LoadMessages) => Promise<void>;

interface LoaderLimit {
  /** Time limit for a page's own code, ms. The time starts again while an API call is pending. */
  limitMs: number;
  /**
   * Called when a loader begins.
   * @returns a function that tells whether the page has a pending API call
   */
  followCalls: () => () => boolean;
}

/**
 * Adapts a remote's routes to the shell's route tree: middleware runs before loaders, and a page's
 * code and messages load together with its data. React Router's own `lazy` would remember a failure
 * permanently, so Retry could not load the code again.
 */
export function joinRoutes(
  { routes, marketRoutes }: Pick<RemoteRoutes, 'routes' | 'marketRoutes'>,
  market: MarketConfig,
  { owner, ...options }: JoinOptions = {},
): RouteObject[] {
  const join = (route: RouteObject) => joinRoute(route, options);
  const given = [...routes, ...(marketRoutes?.(market) ?? [])];
  return (owner ? ownRoutes(given, owner) : given).map(join);
}

/**
 * Removes and logs routes whose path or id is not the owner's, because a release may claim any
 * path.
 */
function ownRoutes(routes: RouteObject[], owner: RouteOwner): RouteObject[] {
  const { remote, pages } = owner;
  return routes.flatMap((route) => {
    const { id, path, index, children } = route;
    const hasOwnPath = (path === undefined && !index) || isPathOf(pages, remote, `/${path ?? ''}`);
    if (hasOwnPath && (!id || isRouteIdOf(remote, id))) {
      return children ? { ...route, children: ownRoutes(children, owner) } : route;
    }
    logFailure(`remote ${remote}`, `claims ${id} /${path}`);
    return [];
  });
}

function joinRoute(route: RouteObject, options: JoinOptions): RouteObject {
  if (route.children) {
    return { ...route, children: route.children.map((child) => joinRoute(child, options)) };
  }
  const { addMessages, limit } = options;
  const { lazy, loader, action, handle, ...rest } = route;
  const given: RouteHandle | undefined = handle;
  const middleware = given?.middleware ?? [];
  let page: PageModule | undefined;

  const loadPage = async () => {
    const [loaded] = await Promise.all([
      page ?? (typeof lazy === 'function' ? lazy() : undefined),
      given?.layout && loadLayout(given.layout),
      given?.loadMessages && addMessages?.(given.loadMessages),
    ]);
    // The cast is safe: by the contract, a page's module exports `Component`.
    page = loaded as PageModule | undefined;
  };

  const loadData: LoaderFunction = async (args, context) => {
    await runMiddleware(given ?? {}, args.request);
    const data = typeof loader === 'function' ? loader(args, context) : null;
    const [loaded] = await Promise.all([data, loadPage()]);
    return loaded;
  };
  const ahead = prefetchableLoader(loadData);
  const guarded = middleware.includes('userAuth') ? redirectUnauthorized : <Run,>(run: Run) => run;
  const load = guarded(ahead.load);

  const joinedHandle: JoinedHandle = { ...given, loadPage, prefetchData: ahead.begin };
  const joined = {
    ...rest,
    loader: limit ? limited(load, `page ${route.id}`, limit) : load,
    ...(typeof action === 'function' && { action: guarded(action) }),
    handle: joinedHandle,
  };
  return lazy ? { ...joined, element: <LoadedPage page={() => page} /> } : joined;
}

/**
 * Time for which prefetched data may be used, ms. After a touch or hover, a navigation usually
 * begins within this time.
 */
const TAKEN_WITHIN_MS = 5000;

interface PrefetchableLoader {
  /** Starts to load a page that the visitor will probably open next. */
  begin: (args: LoaderFunctionArgs) => Promise<unknown>;
  /**
   * The page's loader. Uses prefetched data of the same URL once, if it is recent and its load has
   * not failed. Otherwise loads the data.
   */
  load: LoaderFunction;
}

/**
 * Makes a loader that can start before its navigation. The navigation then neither sends calls nor
 * checks replies, which halves the time to the next page on a slow phone. If the early load has
 * failed, the navigation loads the data again.
 */
function prefetchableLoader(loadData: LoaderFunction): PrefetchableLoader {
  let begun:
    | { address: string; at: number; data: Promise<unknown>; hasFailed?: boolean }
    | undefined;
  return {
    begin(args) {
      const data = Promise.resolve(loadData(args));
      const mine: typeof begun = { address: addressOf(args), at: Date.now(), data };
      data.catch(() => {
        mine.hasFailed = true;
      });
      begun = mine;
      return data;
    },
    async load(args, context) {
      if (begun?.address !== addressOf(args)) return loadData(args, context);
      const { at, data, hasFailed } = begun;
      begun = undefined;
      const isRecent = Date.now() - at < TAKEN_WITHIN_MS;
      return isRecent && !hasFailed ? data : loadData(args, context);
    },
  };
}

const addressOf = ({ request }: LoaderFunctionArgs) => {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
};

/**
 * Makes a loader fail with 503 if its own code takes too long. The time includes the loading of
 * messages, but not API calls, which have their own limits.
 */
function limited(
  loader: LoaderFunction,
  what: string,
  { limitMs, followCalls }: LoaderLimit,
): LoaderFunction {
  return async (args, context) => {
    const loading = Promise.resolve(loader(args, context));
    try {
      return await withLoopLimit(loading, limitMs, followCalls());
    } catch (error) {
      if (!(error instanceof DeadlineError)) throw error;
      logFailure(what, error);
      throw new Response(null, { status: 503 });
    }
  };
}

/** Shows a page whose code was loaded together with its data. */
function LoadedPage({ page }: { page: () => PageModule | undefined }) {
  const Component = page()?.Component;
  return Component ? <Component /> : null;
}
