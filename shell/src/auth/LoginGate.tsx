import { useLingui } from '@lingui/react/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { useNavigate } from '@marketplace/contracts/router';
import { checkoutPath } from '@marketplace/contracts/routes';
import { type ComponentType, useEffect, useState } from 'react';
import { logFailure } from '../errors/logFailure';
import { focusPage } from '../layouts/focusPage';
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

  const isOpen = opened !== undefined;
  useEffect(() => {
    // Signing in replaces the button that opened the modal: then nobody is there to get the focus.
    return () => {
      if (isOpen && document.activeElement === document.body) focusPage();
    };
  }, [isOpen]);

  if (!opened) return null;
  const { reason, LoginDialog } = opened;
  const close = () => setOpened(undefined);
  const handleSignedIn = () => {
    close();
    if (reason === 'checkout') void navigate(checkoutPath());
  };
  return <LoginDialog onClose={close} onSignedIn={handleSignedIn} />;
}
