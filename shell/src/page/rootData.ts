import type { SessionUser } from '@marketplace/contracts/events';
import type { Notice } from '@marketplace/contracts/pages/formPost';
import { useRouteLoaderData } from '@marketplace/contracts/router';
import { type Menus, NO_MENUS } from './menusCache';

/** Loader data of the root route, which every page has. */
export interface RootData {
  user: SessionUser | null;
  /** The API did not accept the token: the server takes the cookie back. */
  isTokenRefused: boolean;
  menus: Menus;
  /** Result of a form that was sent without JavaScript. */
  notice?: Notice;
}

const EMPTY: RootData = { user: null, isTokenRefused: false, menus: NO_MENUS };

/** Data of the root loader; empty in a tree that has no root route, as in a test. */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? EMPTY;
}
