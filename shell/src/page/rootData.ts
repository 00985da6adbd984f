import type { SessionUser } from '@marketplace/contracts/events';
import type { Notice } from '@marketplace/contracts/pages/formPost';
import { useRouteLoaderData } from '@marketplace/contracts/router';
import { type Menus, NO_MENUS } from './menusCache';

/** Loader data of the root route, which every page has. */
export interface RootData {
  user: SessionUser | null;
  /** True if the API refused the token; the server then removes the cookie. */
  isTokenRefused: boolean;
  menus: Menus;
  /** Result of a form that was sent without JavaScript. */
  notice?: Notice;
}

const EMPTY: RootData = { user: null, isTokenRefused: false, menus: NO_MENUS };

/** Data of the root loader; empty in a tree without a root route, e.g. in a test. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? EMPTY;
}
