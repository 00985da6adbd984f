import { readAccessToken } from '@marketplace/contracts/cookies';
import type { EventMap, SessionUser } from '@marketplace/contracts/events';
import { bus, useRetained } from '../../contracts';
import { useRootData } from '../page/rootData';

/**
 * Publishes `session:changed` if the session has changed. Services then load carts and wishlists.
 * The cookie decides whether somebody is logged in (specification section 4). `user` is null while
 * the API cannot name the customer.
 */
export function publishSession(user: SessionUser | null): void {
  const isLogin = readAccessToken() !== undefined;
  const next = { isLogin, user: isLogin ? user : null };
  const last = bus.retained('session:changed');
  const isSame =
    last?.isLogin === next.isLogin &&
    last.user?.uuid === next.user?.uuid &&
    last.user?.fullName === next.user?.fullName;
  if (!isSame) bus.publish('session:changed', next);
}

/** @returns the session that the bus has published; until then, the session in the server's data */
export function useSession(): EventMap['session:changed'] {
  const { user } = useRootData();
  const published = useRetained('session:changed');
  return published ?? { isLogin: user !== null, user };
}

/** Key in the tab's storage. Its value is the path of the guarded page that a customer has open. */
export const GUARDED_PAGE = 'guardedPage';

let known: string | undefined;

/**
 * The token of the session that this tab shows. The cookie can change without this tab: other tabs
 * share it, and it may expire. Code that itself changes the token calls `update`, so that
 * `isOutdated` detects only other changes.
 */
export const lastKnownToken = {
  update: () => {
    known = readAccessToken();
  },
  isOutdated: () => known !== readAccessToken(),
};
