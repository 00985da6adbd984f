import type { SessionUser } from '@marketplace/contracts/events';
import type { Notice } from '@marketplace/contracts/pages/formPost';
import { useRouteLoaderData } from '@marketplace/contracts/router';
import { type Menus, NO_MENUS } from './menusCache';

/** Loader data of the root route, which every page has. */
export interface RootData {
  user: SessionUser | null;
  /** True if the API has refused the token. The server then removes the token's cookie. */
  isTokenRefused?: true;
  menus: Menus;
  /** Result of a form that was sent without JavaScript. */
  notice?: Notice;
}

const EMPTY: RootData = { user: null, menus: NO_MENUS };

/** @returns the data of the root loader; empty if there is no root route, e.g. in a test */
export function useRootData(): RootData {
  return useRouteLoaderData<RootData>('root') ?? EMPTY;
}
