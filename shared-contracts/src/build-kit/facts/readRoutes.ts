import { pathToFileURL } from 'node:url';
import { defaultMarketConfig } from '../../contracts/marketConfig';
import type { RemoteRoutes } from '../../contracts/RemoteModules';

interface FoundRoute {
  path: string;
  id: string;
}

type Route = RemoteRoutes['routes'][number];

/** Placeholder for the market's own slug in a path. */
const BRAND = ':brand';

/**
 * Lists the routes that the module `./routes` of a remote exports, including those that depend on
 * the market's settings. Runs the module, because ids and paths may be computed.
 * @throws if the module cannot run outside a bundle, e.g. because it imports more than loaders
 */
export async function readRoutes(file: string): Promise<FoundRoute[]> {
  const module: RemoteRoutes = await import(pathToFileURL(file).href);
  const market = { ...defaultMarketConfig, brandSlug: BRAND };
  return flatten([...module.routes, ...(module.marketRoutes?.(market) ?? [])], '');
}

function flatten(routes: readonly Route[], parent: string): FoundRoute[] {
  return routes.flatMap((route) => {
    const path = route.path === undefined ? parent : `${parent}/${route.path.replace(/^\//, '')}`;
    const own =
      route.path === undefined && !route.index ? [] : [{ path: path || '/', id: route.id ?? '' }];
    // A route without a path may have an id, which must also be unique.
    const group = own.length === 0 && route.id ? [{ path: '', id: route.id }] : [];
    return [...own, ...group, ...flatten(route.children ?? [], path)];
  });
}
