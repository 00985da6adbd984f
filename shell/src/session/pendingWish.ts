import { bus, type EventMap } from '@marketplace/contracts/events';
import { newRequestId } from '@marketplace/contracts/events/busRequest';

type Wish = NonNullable<EventMap['session:login-requested']['wish']>;

const STORAGE_KEY = 'pendingWish';

/** Longer than signing up takes, with a code that lives ten minutes. */
const KEPT_MS = 30 * 60_000;

/**
 * Stores what a visitor wanted on the wishlist while they sign up or set a new password. Kept per tab, names
 * no person, and is removed on logout (`clearTabStorage`).
 */
export function storeWish(wish: Wish): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ wish, until: Date.now() + KEPT_MS }));
  } catch {
    // Storage is blocked: the shopper presses the heart again.
  }
}

/** The visitor does not want to sign in. */
export function forgetWish(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/**
 * Requests the addition that a visitor signed in for, `wish` or the one that is stored; the wishlist's owner
 * shows the result (specification section 4).
 */
export function completeWish(wish = storedWish()): void {
  forgetWish();
  if (!wish) return;
  const requestId = newRequestId();
  bus.publish('wishlist:toggle-requested', { ...wish, requestId, isAddition: true });
}

function storedWish(): Wish | undefined {
  try {
    const text = sessionStorage.getItem(STORAGE_KEY);
    if (!text) return undefined;
    const { wish, until } = JSON.parse(text) as { wish: Wish; until: number }; // written by `storeWish`
    return until > Date.now() ? wish : undefined;
  } catch {
    return undefined;
  }
}
