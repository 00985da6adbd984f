import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';
import { type LoaderFunctionArgs, useMatches } from 'react-router-dom';
import type { PageData } from './PageData';

/** Handle of a route once it has joined the shell's tree. */
export interface JoinedHandle extends RouteHandle {
  /** Loads the code of page and layout, which hydration needs before the first render. */
  loadPage?: () => Promise<unknown>;
  /**
   * Runs the page's loader ahead of a navigation, which uses the result if the navigation follows
   * soon.
   */
  prefetchData?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

interface Match {
  route: { id?: string };
}

/** The head that the deepest matching route's loader returned. */
export function pageHeadOf(
  matches: readonly Match[],
  loaderData: Record<string, unknown>,
): PageHead | undefined {
  for (const { route } of matches.toReversed()) {
    const data = route.id === undefined ? undefined : loaderData[route.id];
    if (typeof data === 'object' && data !== null && 'head' in data) {
      return data.head as PageHead; // `head` is the contract's name for it in loader data
    }
  }
  return undefined;
}

/**
 * Layout and guards of a page, for a shell that lacks the page's code; `undefined` if there are
 * none.
 */
export function pageHandleOf(handles: readonly (RouteHandle | undefined)[]): PageData['handle'] {
  const layout = handles.findLast((handle) => handle?.layout)?.layout;
  const middleware = handles.flatMap((handle) => handle?.middleware ?? []);
  if (!layout && middleware.length === 0) return undefined;
  const openWith = handles.findLast((handle) => handle?.openWith)?.openWith;
  return { layout, middleware, ...(openWith && { openWith }) };
}

/** True for a guarded page, which shows one customer's data. */
export function useIsPrivatePage(): boolean {
  return useMatches().some(({ handle }) => {
    // Handles of all routes have this type, by the contract.
    const given = handle as RouteHandle | undefined;
    return Boolean(given?.middleware?.length);
  });
}
