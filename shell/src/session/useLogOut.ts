import { logout } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { clearAccessToken } from '@marketplace/contracts/session/cookies';
import { logFailure } from '../errors/logFailure';
import { publishSession } from './publishSession';

/** Signs out at once, whatever the network does (specification section 4). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return () => {
    // Started first: the call takes the token from the cookie that is cleared next.
    callApi(logout).catch((error: unknown) => logFailure('logout', error));
    clearAccessToken();
    publishSession(null);
    void navigate(homePath());
    // On top of the navigation, because the root loader runs again only when asked.
    void revalidate();
  };
}
