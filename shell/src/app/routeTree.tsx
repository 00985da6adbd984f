import { bus } from '@marketplace/contracts/events';
import { prefixesOf, type RemoteName } from '@marketplace/contracts/routes';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { SerializedError } from '../composition/Composition';
import { RemotePage } from '../composition/RemotePage';
import { FatalError } from '../errors/FatalError';
import { logFailure } from '../errors/logFailure';
import { reloadOnce } from '../errors/reloadOnce';
import { serializeStatus } from '../errors/serializeStatus';
import { PageLayout } from '../layouts/PageLayout';
import { keptMenus, NO_MENUS } from './keptMenus';
import type { RootData } from './rootLoader';

/** Pages of remotes; they join as their remotes are loaded. */
export const PAGES_ID = 'pages';
/** Stand-ins of remotes that cannot be loaded; after `pages`, so that a real page wins. */
export const UNAVAILABLE_ID = 'unavailable';
/** The shell's own pages, and addresses of nobody. */
const REST_ID = 'rest';

const throwStatus =
  (status: number): LoaderFunction =>
  () => {
    throw new Response(null, { status });
  };

/** The shell's part of the routes; header and footer stay whatever happens below `pages`. */
export function createRouteTree(
  pages: RouteObject[],
  unavailable: RouteObject[],
  own: RouteObject[],
): RouteObject[] {
  return [
    {
      // Without a path: with one it would match the home page by itself, and the router would not
      // look for the remote that has it.
      id: 'root',
      // Apart, because the first view has its data already and needs none of the API's schemas.
      loader: (args) =>
        import('./rootLoader').then((module) => module.rootLoader(args), rootWithoutLoader),
      element: <PageLayout />,
      errorElement: <FatalError />,
      children: [
        { id: PAGES_ID, errorElement: <RemotePage notFound="thing" />, children: pages },
        { id: UNAVAILABLE_ID, errorElement: <RemotePage />, children: unavailable },
        {
          id: REST_ID,
          errorElement: <RemotePage />,
          children: [
            ...own,
            { id: 'not-found', path: '*', loader: throwStatus(404), element: null },
          ],
        },
      ],
    },
  ];
}

/** A release that took the loader's code away must not take header and footer with it. */
async function rootWithoutLoader(error: unknown): Promise<RootData> {
  logFailure('root loader', error);
  await reloadOnce();
  const user = bus.retained('session:changed')?.user ?? null;
  return { user, isTokenRefused: false, menus: keptMenus() ?? NO_MENUS };
}

/** Routes that stand in for a remote that cannot be loaded: 503, until `retry` brings it back. */
export function unavailableRoutes(
  remote: RemoteName,
  brandSlug: string,
  retry: LoaderFunction = throwStatus(503),
): RouteObject[] {
  return prefixesOf(remote, brandSlug).map((prefix) => {
    const id = standInId(remote, prefix);
    return prefix === ''
      ? { id, index: true, loader: retry, element: null }
      : { id, path: `${prefix}/*`, loader: retry, element: null };
  });
}

const standInId = (remote: RemoteName, prefix: string) => `unavailable-${remote}-${prefix}`;

/** React Router's record of a stand-in having failed: kept at the boundary that shows it. */
export const standInErrors = (): Record<string, SerializedError> => ({
  [UNAVAILABLE_ID]: serializeStatus(503),
});

/** The same for a page of the shell whose code could not be fetched. */
export const ownErrors = (): Record<string, SerializedError> => ({
  [REST_ID]: serializeStatus(503),
});
