import { bus } from '@marketplace/contracts/events';
import { checkoutPath, homePath } from '@marketplace/contracts/routes';
import { readAccessToken } from '@marketplace/contracts/session/cookies';

const STORAGE_KEY = 'isAtCheckout';

/**
 * Told of every page: whoever was taken home from the checkout because their session ended, in this
 * document or while it was loaded anew, is asked to log in, and led back. The mark is this tab's,
 * names nobody, and goes with everything else when somebody logs out (`forgetTab`).
 */
export function followCheckout(pathname: string): void {
  if (readAccessToken() !== undefined) {
    mark(pathname === checkoutPath());
    return;
  }
  const wasInterrupted = isMarked() && pathname === homePath();
  mark(false);
  if (wasInterrupted) {
    bus.publish('session:login-requested', { reason: 'checkout', hasSessionEnded: true });
  }
}

function isMarked(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

function mark(isAtCheckout: boolean): void {
  try {
    if (isAtCheckout) sessionStorage.setItem(STORAGE_KEY, '');
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Where storage is blocked, home is all there is.
  }
}
