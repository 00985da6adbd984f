import { type LoaderFunction, type RouteObject, redirect } from 'react-router-dom';
import { ApiError } from '../../contracts/api/client';
import { homePath } from '../../contracts/routes';

/**
 * Routes that lead home when the API refuses the token of a page guarded by `userAuth`, as the shell
 * makes them when a remote's routes join.
 */
export function redirectUnauthorized(route: RouteObject): RouteObject {
  const { loader, action, handle } = route;
  if (route.children) return { ...route, children: route.children.map(redirectUnauthorized) };
  if (!handle?.middleware?.includes('userAuth')) return route;
  return {
    ...route,
    ...(typeof loader === 'function' && { loader: guarded(loader) }),
    ...(typeof action === 'function' && { action: guarded(action) }),
  };
}

function guarded(run: LoaderFunction): LoaderFunction {
  return async (args, context) => {
    try {
      return await run(args, context);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) throw redirect(homePath());
      throw error;
    }
  };
}
