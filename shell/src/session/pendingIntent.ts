import type { EventMap } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../contracts';

/** The intent with which a visitor signs up or resets a password. */
type Intent = Pick<EventMap['session:login-requested'], 'wish' | 'path'>;

const STORAGE_KEY = 'pendingIntent';

/** Longer than a sign-up takes, because its code is valid for only ten minutes. */
const KEPT_MS = 30 * 60_000;

/**
 * Stores the requested product and the page to return to while a visitor signs up or resets a
 * password. Stored per tab, contains no personal data, and is removed on logout (`tabStorage`).
 */
export function storeIntent(intent: Intent): void {
  tabStorage.write(STORAGE_KEY, { ...intent, until: Date.now() + KEPT_MS });
}

/** Removes the stored intent, because the visitor does not want to sign in. */
export function forgetIntent(): void {
  tabStorage.write(STORAGE_KEY, undefined);
}

/**
 * Adds a product to the wishlist after a visitor has signed in for it: `wish`, or else the stored
 * product. The wishlist shows the result (specification section 4).
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
