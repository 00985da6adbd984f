import { redirect } from 'react-router-dom';
import { wantedPageCookie, writeWantedPage } from '../cookies';
import { homePath } from '../routes';

/**
 * Leads home from a guarded page (specification section 6), where the login modal opens with the reason
 * and leads on to the page that was asked for. A page that is open already was not asked for: its
 * session has ended, or its customer has logged out in another tab.
 *
 * @param cookies `Set-Cookie` values to go along
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
