import { useLingui } from '@lingui/react/macro';
import type { EventMap } from '@marketplace/contracts/events';
import { toast } from '@marketplace/contracts/notices';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { bus } from '../../contracts';
import { logFailure } from '../errors/logFailure';
import { focusPage } from '../page/focusPage';
import { addAccountMessages } from '../page/messages/shellMessages';
import { useSession } from '../session/sessionState';

type LoginRequest = EventMap['session:login-requested'];

interface Opened {
  request: LoginRequest;
  LoginDialog: ComponentType<
    LoginRequest & { onClose: (options?: { isSignedIn: boolean }) => void }
  >;
}

/** Opens the login modal when `session:login-requested` is published. */
export function LoginDialogHost() {
  const { i18n } = useLingui();
  const [opened, setOpened] = useState<Opened>();

  useEffect(
    () =>
      bus.subscribe('session:login-requested', (request) => {
        Promise.all([loadLoginDialog(), addAccountMessages(i18n)]).then(
          // If several requests arrive before the modal opens, the first request counts.
          ([{ LoginDialog }]) => setOpened((current) => current ?? { request, LoginDialog }),
          (error: unknown) => {
            logFailure('login dialog', error);
            void toast.failure(error);
          },
        );
      }),
    [i18n],
  );

  const { isLogin } = useSession();
  const isFocusDue = useRef(false);
  useEffect(() => {
    // Focuses the page after a login, because the button that opened the modal is gone.
    if (opened || !isLogin || !isFocusDue.current) return;
    isFocusDue.current = false;
    if (document.activeElement === document.body) focusPage();
  }, [opened, isLogin]);

  if (!opened) return null;
  const { request, LoginDialog } = opened;
  return (
    <LoginDialog
      {...request}
      onClose={(options) => {
        isFocusDue.current = options?.isSignedIn ?? false;
        setOpened(undefined);
      }}
    />
  );
}

const load = () => import(/* webpackChunkName: "login-dialog" */ './LoginDialog');

/**
 * Loads the code of the login modal, which most visitors never need. After a failure, the next call
 * tries again.
 */
export const loadLoginDialog = Object.assign(load, {
  /** Loads the code in advance. A failure is reported only when the modal opens. */
  prefetch: () => void load().catch(() => {}),
});
