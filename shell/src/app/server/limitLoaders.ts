import { LoopLimitError, withLoopLimit } from '@marketplace/contracts/loading/withLoopLimit';
import { PAGE_CODE_LIMIT_MS } from '@marketplace/contracts/timeLimits';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { logFailure } from '../../errors/logFailure';
import { isAwaitingCall } from './recordCalls';

/**
 * Routes whose loaders end as the page's failure (503) where their own code, texts included, does not
 * come to an end. A call to the API has time limits of its own, and is waited for.
 */
export function limitLoaders(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: limitLoaders(route.children) };
    const { id, loader } = route;
    return typeof loader === 'function'
      ? { ...route, loader: limited(loader, `page ${id}`) }
      : route;
  });
}

function limited(loader: LoaderFunction, what: string): LoaderFunction {
  return async (args, context) => {
    const loading = Promise.resolve(loader(args, context));
    try {
      return await withLoopLimit(loading, PAGE_CODE_LIMIT_MS, isAwaitingCall());
    } catch (error) {
      if (!(error instanceof LoopLimitError)) throw error;
      logFailure(what, error);
      throw new Response(null, { status: 503 });
    }
  };
}
