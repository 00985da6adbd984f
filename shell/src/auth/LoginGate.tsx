import { useLingui } from '@lingui/react/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { useNavigate } from '@marketplace/contracts/router';
import { checkoutPath } from '@marketplace/contracts/routes';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { logFailure } from '../errors/logFailure';
import { focusPage } from '../layouts/focusPage';
import { useSession } from '../session/useSession';
import { loadLoginDialog } from './loadLoginDialog';

type Reason = EventMap['session:login-requested']['reason'];

interface Opened {
  reason: Reason;
  LoginDialog: ComponentType<{ onClose: () => void; onSignedIn: () => void }>;
}

/** Answers `session:login-requested` with the login modal, and goes on with what was wanted. */
export function LoginGate() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [opened, setOpened] = useState<Opened>();

  useEffect(
    () =>
      bus.subscribe('session:login-requested', ({ reason }) => {
        loadLoginDialog().then(
          ({ LoginDialog }) => setOpened({ reason, LoginDialog }),
          (error: unknown) => {
            logFailure('login dialog', error);
            bus.publish('toast:requested', { kind: 'error', message: t`Something went wrong` });
          },
        );
      }),
    [t],
  );

  const { isLogin } = useSession();
  const isFocusDue = useRef(false);
  useEffect(() => {
    // Signing in replaces the button that opened the modal, and with it the focus would be gone.
    if (opened || !isLogin || !isFocusDue.current) return;
    isFocusDue.current = false;
    if (document.activeElement === document.body) focusPage();
  }, [opened, isLogin]);

  if (!opened) return null;
  const { reason, LoginDialog } = opened;
  const close = () => setOpened(undefined);
  const handleSignedIn = () => {
    isFocusDue.current = true;
    close();
    if (reason === 'checkout') void navigate(checkoutPath());
  };
  return <LoginDialog onClose={close} onSignedIn={handleSignedIn} />;
}
