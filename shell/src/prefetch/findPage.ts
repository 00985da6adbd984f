import { loadSender } from '@marketplace/contracts/api/client';
import {
  isPrefetchablePath,
  ownerOf,
  type PageTable,
  type RemoteName,
} from '@marketplace/contracts/pages/pageTable';
import type { LoaderFunctionArgs } from '@marketplace/contracts/router';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { JoinedHandle } from '../page/matchedRoutes';

export interface PageSource {
  load: (remote: RemoteName) => Promise<RouteObject[]>;
  pages: PageTable;
}

export interface FoundPage {
  /** True if the data is the same for all visitors, so that the browser may cache the replies. */
  isPrefetchable: boolean;
  /**
   * Fetches the page's code and, if its route has a `prefetch`, the data for which the page waits.
   * The HTTP cache keeps both.
   */
  prefetch: () => Promise<unknown>;
  /** Runs the page's loader and fetches its code. A navigation within 5 s uses the data. */
  loadData: () => Promise<unknown>;
}

/**
 * Finds the page at a URL.
 * @returns `undefined` if no remote has a page at this URL
 */
export async function findPage(
  { load, pages }: PageSource,
  url: URL,
): Promise<FoundPage | undefined> {
  const owner = ownerOf(pages, url.pathname);
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
  const isPrefetchable = isPrefetchablePath(pages, url.pathname);
  const loadData = isPrefetchable ? handle?.prefetch : undefined;
  return {
    isPrefetchable,
    prefetch: () =>
      // At the same time, fetches the code that sends API requests. Otherwise the loader would
      // request that code only after the loader's own code has loaded.
      Promise.all([handle?.loadPage?.(), loadData?.(args), loadData && loadSender()]),
    loadData: async () => handle?.prefetchData?.(args),
  };
}
