import { readAccessToken } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { checkoutPath, homePath } from '@marketplace/contracts/routes';

const STORAGE_KEY = 'isAtCheckout';

/**
 * Called on every page change: requests a login that continues to the checkout when an expired session
 * redirected the shopper home from there, with or without a reload, or left them there as a visitor. The
 * mark is kept per tab, holds no personal data and is removed on logout (`clearTabStorage`).
 */
export function trackInterruptedCheckout(pathname: string): void {
  if (readAccessToken() !== undefined) {
    mark(pathname === checkoutPath());
    return;
  }
  // A host with guest orders lets visitors stay at the checkout.
  const wasInterrupted = isMarked() && [homePath(), checkoutPath()].includes(pathname);
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
    // Storage is blocked: the shopper stays on the home page.
  }
}
