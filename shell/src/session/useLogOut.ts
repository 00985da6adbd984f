import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { clearAccessToken } from '@marketplace/contracts/session/cookies';
import { logFailure } from '../errors/logFailure';
import { publishSession } from './publishSession';

/** Signs out, whatever the network does (specification section 4). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    const report = (error: unknown) => logFailure('logout', error);
    // Not waited for beyond its start: by then it has taken the token from the cookie.
    await import('./endToken').then(({ endToken }) => void endToken().catch(report), report);
    clearAccessToken();
    publishSession(null);
    void navigate(homePath());
    // On top of the navigation, because the root loader runs again only when asked.
    void revalidate();
  };
}
