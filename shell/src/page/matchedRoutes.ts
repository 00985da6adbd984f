import type { PageHead } from '@marketplace/contracts/pages/PageHead';
import type { RouteHandle } from '@marketplace/contracts/RemoteModules';
import { type LoaderFunctionArgs, useMatches } from 'react-router-dom';
import type { PageData } from './PageData';

/** Handle of a route after `joinRoutes` has added it to the shell's route tree. */
export interface JoinedHandle extends RouteHandle {
  /** Loads the code of the page and its layout. Hydration needs it before the first render. */
  loadPage?: () => Promise<unknown>;
  /** Runs the page's loader before a navigation. A navigation within 5 s uses the result. */
  prefetchData?: (args: LoaderFunctionArgs) => Promise<unknown>;
}

interface Match {
  route: { id?: string };
}

/** @returns the `head` from the loader of the deepest route that has one */
export function pageHeadOf(
  matches: readonly Match[],
  loaderData: Record<string, unknown>,
): PageHead | undefined {
  for (const { route } of [...matches].reverse()) {
    const data = route.id === undefined ? undefined : loaderData[route.id];
    if (typeof data === 'object' && data !== null && 'head' in data) {
      // The cast is safe: by the contract, `head` has this type in all loader data.
      return data.head as PageHead;
    }
  }
  return undefined;
}

/**
 * @returns layout and guards of a page, for a browser that cannot load the page's code; `undefined`
 * if the page has neither
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
    // The cast is safe: by the contract, all routes have handles of this type.
    const given = handle as RouteHandle | undefined;
    return Boolean(given?.middleware?.length);
  });
}
