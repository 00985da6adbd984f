import { redirect } from '@marketplace/contracts/router';
import { wantedPageCookie, writeWantedPage } from '../cookies';
import { homePath } from '../routes';

/**
 * Redirects from a guarded page to the home page (specification section 6). On the home page, the
 * login modal opens, says why, and leads to the requested page after sign-in. The requested page is
 * stored in a cookie, unless the browser already shows that page. In that case, either the session
 * has ended and the shell still knows the page (`trackGuardedPages`), or the visitor has logged out
 * in another tab and is not asked to log in.
 * @param cookies further `Set-Cookie` values
 */
export function redirectToLogin(request: Request, cookies: readonly string[] = []): Response {
  const { pathname, search, protocol } = new URL(request.url);
  const path = pathname + search;
  const response = redirect(homePath());
  if (typeof document !== 'undefined') {
    if (pathname !== location.pathname) writeWantedPage(path);
    return response;
  }
  for (const cookie of [wantedPageCookie(path, protocol === 'https:'), ...cookies]) {
    response.headers.append('set-cookie', cookie);
  }
  return response;
}
