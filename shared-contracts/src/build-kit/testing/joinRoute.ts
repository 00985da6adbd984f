import type { RouteObject } from 'react-router-dom';
import { redirectUnauthorized } from '../../contracts/pages/redirectUnauthorized';

/**
 * Wraps a remote's route as the shell does: on a 401, pages with the guard `userAuth` redirect to
 * the home page.
 */
export function joinRoute(route: RouteObject): RouteObject {
  const { loader, action, handle } = route;
  if (route.children) return { ...route, children: route.children.map(joinRoute) };
  if (!handle?.middleware?.includes('userAuth')) return route;
  return {
    ...route,
    ...(typeof loader === 'function' && { loader: redirectUnauthorized(loader) }),
    ...(typeof action === 'function' && { action: redirectUnauthorized(action) }),
  };
}
