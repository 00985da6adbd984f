import type { RouteObject } from '@marketplace/contracts/router';

/**
 * Copies the routes. In the copy, the loader of the route `id` awaits `happen` after it has read
 * its data and before the page is shown.
 */
export function afterLoader(
  routes: RouteObject[],
  id: string,
  happen: () => Promise<unknown>,
): RouteObject[] {
  return routes.map((route) => {
    const { loader } = route;
    if (route.id !== id || typeof loader !== 'function') return route;
    const delayed: typeof loader = async (...args) => {
      const data = await loader(...args);
      await happen();
      return data;
    };
    return Object.assign({}, route, { loader: delayed });
  });
}
