import { readAccessToken, takeWantedPage } from '@marketplace/contracts/cookies';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { homePath } from '@marketplace/contracts/routes';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../contracts';

const STORAGE_KEY = 'guardedPage';

interface OpenPage {
  pathname: string;
  search: string;
  isGuarded: boolean;
}

/**
 * Called on every page change. Requests the login modal if a guard has redirected a visitor home,
 * or if a customer's session has ended on a guarded page. After the login, the modal leads to the
 * guarded page. A customer's guarded page is stored per tab and removed on logout (`tabStorage`); a
 * visitor's is stored in a cookie for two minutes.
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
  // A customer whose session ended is on the home page, or still on the checkout if the host
  // accepts guest orders.
  const interrupted = isHome || left === path ? left : undefined;
  const wanted = (isHome ? ownPath(takeWantedPage()) : undefined) ?? ownPath(interrupted);
  if (wanted === undefined) return;
  const hasSessionEnded = interrupted !== undefined;
  bus.publish('session:login-requested', { reason: 'guard', path: wanted, hasSessionEnded });
}
