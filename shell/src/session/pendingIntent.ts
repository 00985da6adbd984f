import { bus, type EventMap } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { tabStorage } from '@marketplace/contracts/tabStorage';

/** Intent with which a visitor signs up, or sets a new password. */
type Intent = Pick<EventMap['session:login-requested'], 'wish' | 'path'>;

const STORAGE_KEY = 'pendingIntent';

/** Longer than signing up takes, with a code that lives ten minutes. */
const KEPT_MS = 30 * 60_000;

/**
 * Stores the page to come back to, and what the visitor wanted on the wishlist, while they sign up or set a
 * new password. Kept per tab, names no person, and is removed on logout (`tabStorage`).
 */
export function storeIntent(intent: Intent): void {
  tabStorage.write(STORAGE_KEY, { ...intent, until: Date.now() + KEPT_MS });
}

/** The visitor does not want to sign in. */
export function forgetIntent(): void {
  tabStorage.write(STORAGE_KEY, undefined);
}

/**
 * Requests the addition that a visitor signed in for, `wish` or the one that is stored; the wishlist's owner
 * shows the result (specification section 4).
 *
 * @returns path of the page to come back to; `undefined` where none is stored
 */
export function completeIntent(wish?: Intent['wish']): string | undefined {
  const stored = storedIntent();
  forgetIntent();
  const wanted = wish ?? stored.wish;
  if (wanted) {
    const requestId = newRequestId();
    bus.publish('wishlist:toggle-requested', { ...wanted, requestId, isAddition: true });
  }
  return stored.path;
}

export function storedIntent(): Intent {
  const stored = tabStorage.read<Intent & { until: number }>(STORAGE_KEY);
  if (!stored || stored.until <= Date.now()) return {};
  return { wish: stored.wish, path: ownPath(stored.path) };
}
