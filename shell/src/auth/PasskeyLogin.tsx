import { Trans } from '@lingui/react/macro';
import type { SignInReply } from '@marketplace/contracts/api/auth';
import { isCallSupported } from '@marketplace/contracts/client/isCallSupported';
import { canUsePasskeys } from '@marketplace/contracts/client/passkeyCeremonies';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useEffect, useState } from 'react';
import { logFailure } from '../errors/logFailure';
import { usePasskeySignIn } from './signIn';

/** Only the id of the call, because its schemas are loaded at the press. */
const SIGN_IN = { id: 'signInByPasskey' } as const;

interface PasskeyLoginProps {
  onSignedIn: (reply: SignInReply) => void;
}

/** Button that logs in by a passkey. Renders nothing if the browser or the API has no passkeys. */
export function PasskeyLogin({ onSignedIn }: PasskeyLoginProps) {
  const { signInByPasskey, failure, isSigningIn } = usePasskeySignIn(onSignedIn);
  const isOffered = useIsOffered();
  if (!isOffered) return null;
  return (
    <>
      {failure !== undefined && !isSigningIn && (
        <Notice tone="bad" isAnnounced>
          {failure}
        </Notice>
      )}
      <Button isWide isLarge isLoading={isSigningIn} onClick={() => void signInByPasskey()}>
        <Trans>Log in with a passkey</Trans>
      </Button>
    </>
  );
}

function useIsOffered(): boolean {
  const [isOffered, setIsOffered] = useState(false);
  // An effect, because the server's markup must not depend on the browser.
  useEffect(() => {
    if (!canUsePasskeys()) return;
    let isUnmounted = false;
    isCallSupported(SIGN_IN).then(
      (isSupported) => {
        if (!isUnmounted) setIsOffered(isSupported);
      },
      (error: unknown) => logFailure('passkeys', error),
    );
    return () => {
      isUnmounted = true;
    };
  }, []);
  return isOffered;
}
