import { pathToFileURL } from 'node:url';
import { defaultMarketConfig } from '../../contracts/marketConfig';
import type { RemoteRoutes } from '../../contracts/RemoteModules';

interface FoundRoute {
  path: string;
  id: string;
}

type Route = RemoteRoutes['routes'][number];

/** The market's own slug in a pattern. */
const BRAND = ':brand';

/**
 * The routes that a remote's `./routes` gives, also those that follow the market's settings. The
 * module is run, because ids and paths may be computed.
 *
 * @throws when the module cannot be run outside a bundle: it may import nothing but loaders
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
    // A route that only groups others has an id all the same.
    const group = own.length === 0 && route.id ? [{ path: '', id: route.id }] : [];
    return [...own, ...group, ...flatten(route.children ?? [], path)];
  });
}
