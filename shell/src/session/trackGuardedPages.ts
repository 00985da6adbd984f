import { readAccessToken, takeWantedPage } from '@marketplace/contracts/cookies';
import { bus } from '@marketplace/contracts/events';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { homePath } from '@marketplace/contracts/routes';
import { tabStorage } from '@marketplace/contracts/tabStorage';

const STORAGE_KEY = 'guardedPage';

interface OpenPage {
  pathname: string;
  search: string;
  isGuarded: boolean;
}

/**
 * Called on every page change: requests a login that leads on to the guarded page that a visitor was led
 * home from, or where a customer's session has ended, with or without a reload. The page of a customer is
 * kept per tab and goes on logout (`tabStorage`); that of a visitor is a cookie for two minutes.
 */
export function trackGuardedPages({ pathname, search, isGuarded }: OpenPage): void {
  const path = pathname + search;
  if (readAccessToken() !== undefined) {
    tabStorage.write(STORAGE_KEY, isGuarded ? path : undefined);
    return;
  }
  const isHome = pathname === homePath();
  const left = tabStorage.read<string>(STORAGE_KEY);
  tabStorage.write(STORAGE_KEY, undefined);
  // A host with guest orders lets visitors stay at the checkout.
  const interrupted = isHome || left === path ? left : undefined;
  const wanted = (isHome ? ownPath(takeWantedPage()) : undefined) ?? ownPath(interrupted);
  if (wanted === undefined) return;
  const hasSessionEnded = interrupted !== undefined;
  bus.publish('session:login-requested', { reason: 'guard', path: wanted, hasSessionEnded });
}
