import type { RouteHandle } from '@marketplace/contracts/RemoteModules';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { bus } from '../../contracts';
import { serializeStatus } from '../errors/errorStatus';
import { FatalError } from '../errors/FatalError';
import { logFailure } from '../errors/logFailure';
import { reloadOnce } from '../errors/missingCode';
import { CrashedPageMarkup } from '../layouts/CrashedPageMarkup';
import { PageLayout } from '../layouts/PageLayout';
import type { ServedPage } from '../layouts/PageRegion';
import { RemotePage } from '../layouts/RemotePage';
import { menusCache, NO_MENUS } from '../page/menusCache';
import type { SerializedError } from '../page/PageData';
import type { RootData } from '../page/rootData';

/** Id of the route below which a remote's pages are added once the remote has loaded. */
export const PAGES_ID = 'pages';
/**
 * Id of the route for placeholders of unavailable remotes. The route comes after `pages`, so that a
 * real page is matched first.
 */
export const UNAVAILABLE_ID = 'unavailable';
/** Id of the route for the shell's own pages and for URLs that no other route matches. */
const REST_ID = 'rest';

export const throwStatus =
  (status: number): LoaderFunction =>
  () => {
    throw new Response(null, { status });
  };

/** The route tree of the shell. If a route below the root fails, header and footer stay mounted. */
export function createRouteTree(
  pages: RouteObject[],
  unavailable: RouteObject[],
  own: RouteObject[],
  served?: ServedPage,
): RouteObject[] {
  return [
    {
      // The root has no path. With a path, it would match the home page, and the router would not
      // call `patchRoutesOnNavigation` for the home page.
      id: 'root',
      // Loaded on demand: the first view already has its data and does not need the API's schemas.
      loader: (args) =>
        import('./rootLoader').then((module) => module.rootLoader(args), rootWithoutLoader),
      element: <PageLayout served={served} />,
      errorElement: <FatalError />,
      children: [
        { id: PAGES_ID, errorElement: pageError('resource'), children: pages },
        { id: UNAVAILABLE_ID, errorElement: <RemotePage />, children: unavailable },
        {
          id: REST_ID,
          errorElement: pageError(),
          children: [
            ...own,
            { id: 'not-found', path: '*', loader: throwStatus(404), element: null },
          ],
        },
      ],
    },
  ];
}

const pageError = (notFound?: 'resource') => (
  <CrashedPageMarkup>
    <RemotePage notFound={notFound} />
  </CrashedPageMarkup>
);

/**
 * Data for header and footer if the code of the root loader is missing, e.g. after a new release.
 */
async function rootWithoutLoader(error: unknown): Promise<RootData> {
  logFailure('root loader', error);
  await reloadOnce();
  const user = bus.retained('session:changed')?.user ?? null;
  return { user, menus: menusCache.get() ?? NO_MENUS };
}

/**
 * Routes that show a 503 for an unavailable remote until `retry` succeeds.
 * @param prefixes first segments of the remote's paths
 * @param handle handle of the page that the server rendered, if any
 */
export function unavailableRoutes(
  prefixes: readonly string[],
  retry: LoaderFunction = throwStatus(503),
  handle?: RouteHandle,
): RouteObject[] {
  return prefixes.map((prefix) => {
    const route = { id: `unavailable-${prefix}`, loader: retry, element: null, handle };
    return prefix === '' ? { ...route, index: true } : { ...route, path: `${prefix}/*` };
  });
}

/** Errors with which the router hydrates a page of an unavailable remote. */
export const placeholderErrors = (): Record<string, SerializedError> => ({
  [UNAVAILABLE_ID]: serializeStatus(503),
});

/** Errors with which the router hydrates an account page whose code failed to load. */
export const accountPageErrors = (): Record<string, SerializedError> => ({
  [REST_ID]: serializeStatus(503),
});
