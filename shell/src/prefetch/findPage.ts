import { loadSender } from '@marketplace/contracts/api/client';
import {
  isPrefetchablePath,
  ownerOf,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { JoinedHandle } from '../page/matchedRoutes';

export interface PageSource {
  load: (remote: RemoteName) => Promise<RouteObject[]>;
  /** Slug of the market's own page, which belongs to a remote too. */
  brandSlug: string;
}

export interface FoundPage {
  /** True if the data is the same for everybody, so that the browser may cache the replies. */
  isPrefetchable: boolean;
  /**
   * Fetches into the HTTP cache the page's code and, if its route says how, the data that the page
   * waits for.
   */
  prefetch: () => Promise<unknown>;
  /**
   * Runs the page's loader, which also fetches its code. The next navigation to the page uses the
   * data.
   */
  loadData: () => Promise<unknown>;
}

/** Finds the page of a remote at a URL; `undefined` if no remote has one. */
export async function findPage(
  { load, brandSlug }: PageSource,
  url: URL,
): Promise<FoundPage | undefined> {
  const owner = ownerOf(url.pathname, brandSlug);
  const match = owner && matchRoutes(await load(owner), url.pathname)?.at(-1);
  if (!match) return undefined;
  const { path = '' } = match.route;
  const handle: JoinedHandle | undefined = match.route.handle;
  const args: LoaderFunctionArgs = {
    request: new Request(url),
    url,
    params: match.params,
    pattern: path,
    context: undefined,
  };
  const isPrefetchable = isPrefetchablePath(url.pathname, brandSlug);
  const loadData = isPrefetchable ? handle?.prefetch : undefined;
  return {
    isPrefetchable,
    prefetch: () =>
      // Fetches the sender of calls in parallel, because the loader would otherwise request it only
      // after its own code.
      Promise.all([handle?.loadPage?.(), loadData?.(args), loadData && loadSender()]),
    loadData: async () => handle?.prefetchData?.(args),
  };
}
