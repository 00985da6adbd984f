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
  /** The market's, whose landing page is a remote's too. */
  brandSlug: string;
}

export interface FoundPage {
  /** Its data is the same for everybody: the browser may cache replies of its calls. */
  isPrefetchable: boolean;
  /** Fetches the page's code and, where its route says how, what else the page waits for, for the cache. */
  prefetch: () => Promise<unknown>;
  /** Runs the page's loader, which brings its code as well; a navigation that follows takes its data. */
  loadData: () => Promise<unknown>;
}

/** The page of a remote at a URL; `undefined` when no remote has one. */
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
      // The sender of calls beside the loader, which would ask for it once it is there.
      Promise.all([handle?.loadPage?.(), loadData?.(args), loadData && loadSender()]),
    loadData: async () => handle?.prefetchData?.(args),
  };
}
