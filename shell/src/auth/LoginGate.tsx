import { useLingui } from '@lingui/react/macro';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { logFailure } from '../errors/logFailure';
import { focusPage } from '../layouts/focusPage';
import { useSession } from '../session/useSession';
import { addAccountMessages } from './addAccountMessages';
import { loadLoginDialog } from './loadLoginDialog';

type Wanted = EventMap['session:login-requested'];

interface Opened {
  wanted: Wanted;
  LoginDialog: ComponentType<Wanted & { onClose: (options?: { isSignedIn: boolean }) => void }>;
}

/** Answers `session:login-requested` with the login modal, which goes on with what was wanted. */
export function LoginGate() {
  const { t, i18n } = useLingui();
  const [opened, setOpened] = useState<Opened>();

  useEffect(
    () =>
      bus.subscribe('session:login-requested', (wanted) => {
        Promise.all([loadLoginDialog(), addAccountMessages(i18n)]).then(
          // Of several who ask at once, the first one knows best why.
          ([{ LoginDialog }]) => setOpened((current) => current ?? { wanted, LoginDialog }),
          (error: unknown) => {
            logFailure('login dialog', error);
            bus.publish('toast:requested', { kind: 'error', message: t`Something went wrong` });
          },
        );
      }),
    [t, i18n],
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
  const { wanted, LoginDialog } = opened;
  return (
    <LoginDialog
      {...wanted}
      onClose={(options) => {
        isFocusDue.current = options?.isSignedIn ?? false;
        setOpened(undefined);
      }}
    />
  );
}
