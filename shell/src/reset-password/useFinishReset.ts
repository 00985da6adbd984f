import { useLingui } from '@lingui/react/macro';
import { bus } from '@marketplace/contracts/events';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { clearAccessToken } from '@marketplace/contracts/session/cookies';
import { loginHint } from '../auth/loginHint';
import { useForgetWhenLeft } from '../one-time-code/useForgetWhenLeft';
import { publishSession } from '../session/publishSession';
import { seenToken } from '../session/seenToken';
import { sessionChannel } from '../session/sessionChannel';

/** After a new password was set: says so, and opens the login modal for it. */
export function useFinishReset(): (account: string) => void {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const noteUse = useForgetWhenLeft('password');
  return (account) => {
    noteUse();
    // The host has ended every token of the account, and with it perhaps the one of this browser.
    clearAccessToken();
    seenToken.note();
    publishSession(null);
    sessionChannel.tell('changed');
    loginHint.give(account);
    bus.publish('toast:requested', { kind: 'success', message: t`Your new password is saved` });
    bus.publish('session:login-requested', { reason: 'header' });
    void navigate(homePath(), { replace: true });
    void revalidate();
  };
}
