import type { EventMap } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../contracts';

/**
 * Product for the wishlist and page to open, after a visitor has signed up or reset the password.
 */
type Intent = Pick<EventMap['session:login-requested'], 'wish' | 'path'>;

const STORAGE_KEY = 'pendingIntent';

/**
 * Time for which an intent is kept, ms. A sign-up takes less time, because its code is valid for
 * ten minutes.
 */
const KEPT_MS = 30 * 60_000;

/**
 * Stores the requested product and the page to return to, while a visitor signs up or resets the
 * password. The data is stored only for this tab, contains nothing personal, and is removed on
 * logout (`tabStorage`).
 */
export function storeIntent(intent: Intent): void {
  tabStorage.write(STORAGE_KEY, { ...intent, until: Date.now() + KEPT_MS });
}

/** Removes the stored intent when the visitor decides not to log in. */
export function forgetIntent(): void {
  tabStorage.write(STORAGE_KEY, undefined);
}

/**
 * Adds a product to the wishlist after the login: `wish`, or else the stored product. The wishlist
 * shows the result (specification section 4).
 * @returns path of the page to return to; `undefined` if none is stored
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
