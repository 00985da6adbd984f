import { DeadlineError } from '@marketplace/contracts/time/deadline';
import { withLoopLimit } from '@marketplace/contracts/time/withLoopLimit';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';

interface LoaderLimit {
  /** For a page's own code, while it awaits no call, in time of the event loop. */
  limitMs: number;
  /** Called as a loader begins. @returns tells whether its page awaits the reply to a call */
  followCalls: () => () => boolean;
}

/**
 * Routes whose loaders end as the page's failure (503) where their own code, texts included, does not
 * come to an end. A call to the API has time limits of its own, and is waited for.
 */
export function limitLoaders(routes: readonly RouteObject[], limit: LoaderLimit): RouteObject[] {
  return routes.map((route) => {
    if (route.children) return { ...route, children: limitLoaders(route.children, limit) };
    const { id, loader } = route;
    return typeof loader === 'function'
      ? { ...route, loader: limited(loader, `page ${id}`, limit) }
      : route;
  });
}

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
