import { Trans } from '@lingui/react/macro';
import type { EventMap } from '@marketplace/contracts/events';
import { useNavigate } from '@marketplace/contracts/router';
import { checkoutPath, loginVerificationPath } from '@marketplace/contracts/routes';
import { readAccessToken } from '@marketplace/contracts/session/cookies';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { useState } from 'react';
import { LoggedIn } from './LoggedIn';
import { LoginForm } from './LoginForm';

type LoginDialogProps = EventMap['session:login-requested'] & {
  onClose: (options?: { isSignedIn: boolean }) => void;
};

/**
 * The login modal (specification section 2). It lives only while it is open, so that closing it
 * clears fields and messages. Opened for somebody who has just verified their phone, it says so.
 */
export function LoginDialog({ reason, hasSessionEnded, onClose }: LoginDialogProps) {
  const navigate = useNavigate();
  // As it was opened: signing in must not change what is shown while it closes.
  const [wasSignedIn] = useState(() => readAccessToken() !== undefined);

  const goOn = () => {
    onClose({ isSignedIn: true });
    if (reason === 'checkout') void navigate(checkoutPath());
  };
  const handleSignedIn = ({ phoneVerified }: { phoneVerified: boolean }) => {
    if (phoneVerified) {
      goOn();
      return;
    }
    onClose({ isSignedIn: true });
    void navigate(loginVerificationPath(), { state: { reason } });
  };

  return (
    <Dialog isOpen onClose={() => onClose()} title={<Trans>Login</Trans>}>
      {wasSignedIn ? (
        <LoggedIn isOnWayToCheckout={reason === 'checkout'} onGoOn={goOn} />
      ) : (
        <Stack>
          {hasSessionEnded && (
            <Notice tone="info">
              <Trans>Your session has ended. Please log in again.</Trans>
            </Notice>
          )}
          <LoginForm onSignedIn={handleSignedIn} onClose={() => onClose()} />
        </Stack>
      )}
    </Dialog>
  );
}
