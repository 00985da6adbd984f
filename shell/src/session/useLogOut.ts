import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { clearAccessToken, readAccessToken } from '@marketplace/contracts/session/cookies';
import { logFailure } from '../errors/logFailure';
import { forgetTab } from './forgetTab';
import { publishSession } from './publishSession';
import { seenToken } from './seenToken';
import { sessionChannel } from './sessionChannel';

/** Signs out, at once and whatever the network does (specification section 4). */
export function useLogOut(): () => Promise<void> {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  return async () => {
    const token = readAccessToken();
    clearAccessToken();
    seenToken.note();
    forgetTab();
    publishSession(null);
    sessionChannel.tell('left');
    void navigate(homePath());
    // On top of the navigation, because the root loader runs again only when asked.
    void revalidate();
    if (token === undefined) return;
    await import('./endToken')
      .then(({ endToken }) => endToken(token))
      .catch((error: unknown) => logFailure('logout', error));
  };
}
