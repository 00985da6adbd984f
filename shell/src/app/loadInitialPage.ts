import { ownerOf, type PageTable } from '@marketplace/contracts/pages/pageTable';
import { BACKGROUND_MS, STEP_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { logFailure } from '../errors/logFailure';
import { isCodeMissing, mayBeMissingCode, reloadOnce } from '../errors/missingCode';
import { factsOf } from '../federation/loadRemoteModule';
import { loadLayout } from '../layouts/lazyLayouts';
import type { ServedPage } from '../layouts/PageRegion';
import type { JoinedHandle } from '../page/matchedRoutes';
import type { PageData } from '../page/PageData';
import type { RemotePages } from './remotePages';
import { accountPageErrors, placeholderErrors } from './routeTree';

export interface InitialPage {
  pages: RouteObject[];
  /** Placeholder routes for the remote that owns the page, without the remote's code. */
  unavailable: RouteObject[];
  /** The page as the server rendered it; set if the page's code cannot be loaded. */
  served?: ServedPage & { errors: PageData['hydration']['errors'] };
}

/**
 * Loads the code of the page that the server has sent, for its hydration. If a release has removed
 * the code, the document reloads once. If the code still cannot be loaded, the page stays as server
 * markup, and only the layout around it is hydrated. If the server could not load the page's
 * remote, this function loads nothing, and the page keeps its error.
 */
export async function loadInitialPage(
  pageData: PageData,
  pages: PageTable,
  remotes: RemotePages,
  own: RouteObject[],
): Promise<InitialPage> {
  const { pathname } = location;
  const { isOwnerUnavailable, handle } = pageData;
  const owner = ownerOf(pages, pathname);
  if (owner && isOwnerUnavailable) return { pages: [], unavailable: remotes.placeholders(owner) };

  const load = async (timeLimitMs: number): Promise<RouteObject[]> => {
    const routes = owner ? await remotes.load(owner, timeLimitMs) : own;
    await withTimeLimit(loadMatchingPages(routes, pathname), timeLimitMs);
    if (owner) remotes.join(owner, routes);
    return routes;
  };
  try {
    const routes = await load(STEP_MS);
    return { pages: owner ? routes : [], unavailable: [] };
  } catch (error) {
    logFailure('first page', error, { ...(owner && factsOf(owner)), page: pathname });
    if (mayBeMissingCode(error) && (await isCodeMissing(error, false))) await reloadOnce();
    // Loads the page's layout, because React must render the same header as the server.
    if (handle?.layout) await loadLayout(handle.layout);
    return {
      pages: [],
      unavailable: owner ? remotes.placeholders(owner, handle) : [],
      served: {
        errors: owner ? placeholderErrors() : accountPageErrors(),
        load: async () => void (await load(BACKGROUND_MS)),
        show: remotes.revalidate,
      },
    };
  }
}

/** Loads the code of the matched pages. Without its code, a page would hydrate as an empty page. */
async function loadMatchingPages(routes: RouteObject[], pathname: string): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, pathname) ?? []).map(({ route }) => {
      const handle: JoinedHandle | undefined = route.handle;
      return handle?.loadPage?.();
    }),
  );
}
