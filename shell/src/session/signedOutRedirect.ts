import { redirect } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { clearAccessToken, EXPIRED_ACCESS_TOKEN } from '@marketplace/contracts/session/cookies';

/** Where a page that needs a customer leads when the API no longer accepts the token. */
export function signedOutRedirect(): Response {
  if (typeof document !== 'undefined') clearAccessToken();
  return redirect(homePath(), { headers: { 'set-cookie': EXPIRED_ACCESS_TOKEN } });
}
