import { redirect } from 'react-router-dom';
import { wantedPageCookie, writeWantedPage } from '../cookies';
import { homePath } from '../routes';

/**
 * Redirects home from a guarded page (specification section 6). There the login modal opens with
 * the reason, and leads to the requested page. If the page is already open, it was not requested:
 * its session has ended, or its customer has logged out in another tab.
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
