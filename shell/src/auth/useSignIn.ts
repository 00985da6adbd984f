import { useLingui } from '@lingui/react/macro';
import { signIn as signInCall } from '@marketplace/contracts/api/auth';
import { ApiError, callApi } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { useRevalidator } from '@marketplace/contracts/router';
import { writeAccessToken } from '@marketplace/contracts/session/cookies';
import { useState } from 'react';

/** A slow customer call does not hold the shopper up: they are signed in by then. */
const CUSTOMER_WAIT_MS = 3000;

/** Trades credentials for the cookie; what goes wrong is told by toast (specification section 8). */
export function useSignIn(onSignedIn: () => void) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  const [isSigningIn, setIsSigningIn] = useState(false);

  async function signIn(body: { emailOrPhone: string; password: string }): Promise<void> {
    setIsSigningIn(true);
    try {
      const { accessToken, expiresAt } = await callApi(signInCall, { body });
      writeAccessToken(accessToken, expiresAt);
      await Promise.race([revalidate(), pause(CUSTOMER_WAIT_MS)]);
      onSignedIn();
    } catch (error) {
      const isAnswer = error instanceof ApiError && error.kind === 'http';
      const message = isAnswer ? error.message : t`Something went wrong`;
      bus.publish('toast:requested', { kind: 'error', message });
      setIsSigningIn(false);
    }
  }

  return { signIn, isSigningIn };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
