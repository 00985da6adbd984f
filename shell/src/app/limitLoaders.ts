import { DeadlineError } from '@marketplace/contracts/time/deadline';
import { withLoopLimit } from '@marketplace/contracts/time/withLoopLimit';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';

interface LoaderLimit {
  /**
   * Time limit for a page's own code, ms in which the event loop ran. Time is not counted while a
   * call is pending.
   */
  limitMs: number;
  /**
   * Called when a loader begins.
   * @returns a function that tells whether the page has a pending call
   */
  followCalls: () => () => boolean;
}

/**
 * Makes a loader fail with 503 if its own code, including the loading of messages, does not finish
 * in time. The time of API calls does not count, because each call has its own limit.
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
