import { readAccessToken, takeWantedPage } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { homePath } from '@marketplace/contracts/routes';

const STORAGE_KEY = 'guardedPage';

interface OpenPage {
  pathname: string;
  search: string;
  isGuarded: boolean;
}

/**
 * Called on every page change: requests a login that leads on to the guarded page that a visitor was led
 * home from, or where a customer's session has ended, with or without a reload. The page of a customer is
 * kept per tab and goes on logout (`clearTabStorage`); that of a visitor is a cookie for two minutes.
 */
export function trackGuardedPages({ pathname, search, isGuarded }: OpenPage): void {
  const path = pathname + search;
  if (readAccessToken() !== undefined) {
    mark(isGuarded ? path : undefined);
    return;
  }
  const isHome = pathname === homePath();
  const left = marked();
  mark(undefined);
  // A host with guest orders lets visitors stay at the checkout.
  const interrupted = isHome || left === path ? left : undefined;
  const wanted = (isHome ? ownPath(takeWantedPage()) : undefined) ?? ownPath(interrupted);
  if (wanted === undefined) return;
  const hasSessionEnded = interrupted !== undefined;
  bus.publish('session:login-requested', { reason: 'guard', path: wanted, hasSessionEnded });
}

function marked(): string | undefined {
  try {
    return sessionStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function mark(path: string | undefined): void {
  try {
    if (path !== undefined) sessionStorage.setItem(STORAGE_KEY, path);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is blocked: the shopper stays on the home page.
  }
}
