import { bus, type SessionUser } from '@marketplace/contracts/events';
import { readAccessToken } from '@marketplace/contracts/session/cookies';

/**
 * Tells everyone who is signed in, once per change: services load carts and wishlists on it. The
 * cookie decides (specification section 4); `user` is null while the API cannot name them.
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
