import { Trans, useLingui } from '@lingui/react/macro';
import type { SignInReply } from '@marketplace/contracts/api/auth';
import { readAccessToken } from '@marketplace/contracts/cookies';
import type { EventMap } from '@marketplace/contracts/events';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { useLocation, useNavigate } from '@marketplace/contracts/router';
import { checkoutPath, loginVerificationPath } from '@marketplace/contracts/routes';
import { DOCUMENT_MS } from '@marketplace/contracts/time/timeLimits';
import { withTimeLimit } from '@marketplace/contracts/time/withTimeLimit';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { type ComponentType, createElement, useState } from 'react';
import { logFailure } from '../errors/logFailure';
import { completeIntent, forgetIntent, storeIntent } from '../session/pendingIntent';
import { useSession } from '../session/sessionState';
import { canOfferPasskey } from './declinedPasskey';
import { LoginForm } from './LoginForm';
import { COOKIES_BLOCKED } from './useSignInFailure';

type LoginDialogProps = EventMap['session:login-requested'] & {
  onClose: (options?: { isSignedIn: boolean }) => void;
};

/**
 * The login modal (specification section 2). It is mounted only while open, because closing must
 * clear fields and errors. After a phone verification, it confirms the login.
 */
export function LoginDialog(props: LoginDialogProps) {
  const { reason, hasSessionEnded, wish, onClose } = props;
  const { i18n } = useLingui();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  const next = ownPath(props.path) ?? (reason === 'checkout' ? checkoutPath() : undefined);
  // Read only when the modal opens: a login must not change the content while the modal closes.
  const [wasSignedIn] = useState(() => readAccessToken() !== undefined);

  const [offer, setOffer] = useState<ComponentType<{ onClose: () => void }> | 'undecided'>();

  const leave = () => onClose({ isSignedIn: true });
  /** Closes the modal, and offers a passkey instead if the customer has none. */
  const leaveWithOffer = async () => {
    // An offer must not delay an order.
    if (next === checkoutPath() || !canOfferPasskey()) return leave();
    setOffer('undecided');
    // A slow connection gets no offer, rather than a late one.
    const due = await withTimeLimit(findOffer(), DOCUMENT_MS, () => undefined).catch(
      (error: unknown) => logFailure('the offer of a passkey', error),
    );
    if (due) setOffer(() => due);
    else leave();
  };
  const continueAsCustomer = (by: 'code' | 'password' | 'passkey') => {
    if (by === 'passkey') leave();
    else void leaveWithOffer();
    if (next !== undefined && next !== here) void navigate(next);
  };
  const handleSignedIn = (reply: SignInReply, by: 'password' | 'passkey') => {
    completeIntent(wish);
    if (reply.phoneVerified) {
      continueAsCustomer(by);
      return;
    }
    leave();
    void navigate(loginVerificationPath(), { state: { path: next ?? here } });
  };

  const handleCancel = () => {
    forgetIntent();
    onClose();
  };
  /** Called when the visitor follows a link to the sign-up or the password reset. */
  const handleLeave = () => {
    storeIntent({ wish, path: next ?? here });
    onClose();
  };

  if (offer === 'undecided') return null;
  if (offer) return createElement(offer, { onClose: leave });
  return (
    <Dialog isOpen onClose={handleCancel} title={<Trans>Login</Trans>}>
      {wasSignedIn ? (
        <LoggedIn
          isOnWayToCheckout={next === checkoutPath()}
          onContinue={() => continueAsCustomer('code')}
        />
      ) : (
        <Stack>
          {(hasSessionEnded || reason === 'guard') && (
            <Notice tone="info">
              {hasSessionEnded ? (
                <Trans>Your session has ended. Please log in again.</Trans>
              ) : (
                <Trans>Please log in to see that page.</Trans>
              )}
            </Notice>
          )}
          {!navigator.cookieEnabled && <Notice tone="bad">{i18n._(COOKIES_BLOCKED)}</Notice>}
          <LoginForm onSignedIn={handleSignedIn} onLeave={handleLeave} onCancel={handleCancel} />
        </Stack>
      )}
    </Dialog>
  );
}

/** @returns the dialog with the offer of a passkey; `undefined` if the customer needs none */
async function findOffer() {
  const { isPasskeyMissing } = await import(/* webpackChunkName: "passkeys" */ './passkeyRequests');
  if (!(await isPasskeyMissing())) return undefined;
  const { PasskeyOffer } = await import(/* webpackChunkName: "passkeys" */ './PasskeyOffer');
  return PasskeyOffer;
}

interface LoggedInProps {
  isOnWayToCheckout: boolean;
  onContinue: () => void;
}

/** Shown after a phone verification, which has logged the customer in. */
function LoggedIn({ isOnWayToCheckout, onContinue }: LoggedInProps) {
  const { user } = useSession();
  const name = user ? <strong>{user.fullName}</strong> : undefined;
  return (
    <Stack>
      <Notice tone="good" isAnnounced>
        {name === undefined ? (
          <Trans>Your phone is verified, and you are logged in.</Trans>
        ) : (
          <Trans>Your phone is verified, and you are logged in as {name}.</Trans>
        )}
      </Notice>
      <Button data-autofocus variant="primary" isWide isLarge onClick={onContinue}>
        {isOnWayToCheckout ? <Trans>Continue to checkout</Trans> : <Trans>Continue shopping</Trans>}
      </Button>
    </Stack>
  );
}
