import { useRouteLoaderData } from '@marketplace/contracts/router';
import type { RootData, rootLoader } from '../app/rootLoader';

const NOTHING: RootData = {
  user: null,
  isTokenRefused: false,
  menus: { header: [], discover: [], earn: [], legal: [], help: [] },
};

/** What the root loader found; nothing in a tree that has no root route, as in a test. */
export function useRootData(): RootData {
  return useRouteLoaderData<typeof rootLoader>('root') ?? NOTHING;
}
