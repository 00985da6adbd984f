import { bus, type EventMap } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';
import { ownPath } from '@marketplace/contracts/pages/ownPath';

/** Intent with which a visitor signs up, or sets a new password. */
type Intent = Pick<EventMap['session:login-requested'], 'wish' | 'path'>;

const STORAGE_KEY = 'pendingIntent';

/** Longer than signing up takes, with a code that lives ten minutes. */
const KEPT_MS = 30 * 60_000;

/**
 * Stores the page to come back to, and what the visitor wanted on the wishlist, while they sign up or set a
 * new password. Kept per tab, names no person, and is removed on logout (`clearTabStorage`).
 */
export function storeIntent(intent: Intent): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...intent, until: Date.now() + KEPT_MS }));
  } catch {
    // Storage is blocked: the shopper finds the page and presses the heart again.
  }
}

/** The visitor does not want to sign in. */
export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
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
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    if (!text) return {};
    const { wish, path, until } = JSON.parse(text) as Intent & { until: number }; // by `storeIntent`
    return until > Date.now() ? { wish, path: ownPath(path) } : {};
  } catch {
    return {};
  }
}
