import { readAccessToken, takeWantedPage } from '@marketplace/contracts/cookies';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { homePath } from '@marketplace/contracts/routes';
import { tabStorage } from '@marketplace/contracts/tabStorage';
import { bus } from '../../contracts';
import { GUARDED_PAGE } from './sessionState';

interface OpenPage {
  pathname: string;
  search: string;
  isGuarded: boolean;
}

/**
 * Runs when a guarded page or the home page opens. Asks the visitor to log in if a guard has
 * redirected the visitor to the home page, or if a customer's session has ended on a guarded page.
 * After the login, the guarded page opens. A customer's guarded page is stored for this tab and
 * removed on logout (`tabStorage`). The page that a visitor has requested is stored in a cookie for
 * two minutes.
 */
export function trackGuardedPages({ pathname, search, isGuarded }: OpenPage): void {
  const path = pathname + search;
  const isRedirected = wasRedirectedWithoutCookie();
  if (readAccessToken() !== undefined) {
    tabStorage.write(GUARDED_PAGE, isGuarded ? path : undefined);
    return;
  }
  const isHome = pathname === homePath();
  const left = tabStorage.read<string>(GUARDED_PAGE);
  tabStorage.write(GUARDED_PAGE, undefined);
  // When a session ends, the guard redirects to the home page. If the API accepts guest orders, the
  // checkout may stay open instead.
  const interrupted = isHome || left === path ? left : undefined;
  const wanted = (isHome ? ownPath(takeWantedPage()) : undefined) ?? ownPath(interrupted);
  if (wanted === undefined && !(isRedirected && isHome)) return;
  const hasSessionEnded = interrupted !== undefined;
  bus.publish('session:login-requested', { reason: 'guard', path: wanted, hasSessionEnded });
}

let isFirstPage = true;

/**
 * True if the browser blocks cookies and this document is the home page after a redirect. The
 * requested page is then unknown, but the login modal says why a login is needed, and that a login
 * needs cookies.
 */
function wasRedirectedWithoutCookie(): boolean {
  const isFirst = isFirstPage;
  isFirstPage = false;
  if (!isFirst || navigator.cookieEnabled) return false;
  const [visit] = performance.getEntriesByType('navigation');
  return (
    visit !== undefined &&
    'redirectCount' in visit &&
    visit.redirectCount !== 0 &&
    new URL(visit.name).pathname === homePath()
  );
}
