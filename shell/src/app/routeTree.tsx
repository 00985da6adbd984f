import { prefixesOf, type RemoteName } from '@marketplace/contracts/routes';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { SerializedError } from '../composition/Composition';
import { RemotePage } from '../composition/RemotePage';
import { FatalError } from '../errors/FatalError';
import { serializeStatus } from '../errors/serializeStatus';
import { DefaultLayout } from '../layouts/DefaultLayout';

/** Pages of remotes; they join as their remotes are loaded. */
export const PAGES_ID = 'pages';
/** Stand-ins of remotes that cannot be loaded; after `pages`, so that a real page wins. */
export const UNAVAILABLE_ID = 'unavailable';

const throwStatus =
  (status: number): LoaderFunction =>
  () => {
    throw new Response(null, { status });
  };

/** The shell's part of the routes; header and footer stay whatever happens below `pages`. */
export function createRouteTree(pages: RouteObject[], unavailable: RouteObject[]): RouteObject[] {
  return [
    {
      id: 'root',
      path: '/',
      // Apart, because the first view has its data already and needs none of the API's schemas.
      loader: (args) => import('./rootLoader').then((module) => module.rootLoader(args)),
      element: <DefaultLayout />,
      errorElement: <FatalError />,
      children: [
        { id: PAGES_ID, errorElement: <RemotePage />, children: pages },
        { id: UNAVAILABLE_ID, errorElement: <RemotePage />, children: unavailable },
        {
          id: 'rest',
          errorElement: <RemotePage />,
          children: [{ id: 'not-found', path: '*', loader: throwStatus(404), element: null }],
        },
      ],
    },
  ];
}

/** Routes that stand in for a remote that cannot be loaded: 503, until `retry` brings it back. */
export function unavailableRoutes(
  remote: RemoteName,
  retry: LoaderFunction = throwStatus(503),
): RouteObject[] {
  return prefixesOf(remote).map((prefix) => {
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
