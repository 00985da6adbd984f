import { readAccessToken } from '@marketplace/contracts/cookies';
import type { EventMap, SessionUser } from '@marketplace/contracts/events';
import { bus, useRetained } from '../../contracts';
import { useRootData } from '../page/rootData';

/**
 * Publishes `session:changed` once per change; services load carts and wishlists on it. The cookie
 * decides whether somebody is signed in (specification section 4); `user` is null while the API
 * cannot name the customer.
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

/** The session: from the server's data until the browser publishes its own. */
export function useSession(): EventMap['session:changed'] {
  const { user } = useRootData();
  const published = useRetained('session:changed');
  return published ?? { isLogin: user !== null, user };
}

let known: string | undefined;

/**
 * The token with which this tab's page was loaded. Tabs share cookies, and cookies expire by
 * themselves; code that changes the token calls `update`, so that any other change is detected.
 */
export const lastKnownToken = {
  update: () => {
    known = readAccessToken();
  },
  isOutdated: () => known !== readAccessToken(),
};
