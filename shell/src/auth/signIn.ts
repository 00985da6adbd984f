import { msg } from '@lingui/core/macro';
import { type SignInReply, signIn as signInCall } from '@marketplace/contracts/api/auth';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readField } from '@marketplace/contracts/api/typedText';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { toast } from '@marketplace/contracts/notices';
import { useRevalidator } from '@marketplace/contracts/router';
import { BACKGROUND_MS } from '@marketplace/contracts/time/timeLimits';
import { useState } from 'react';
import { callApi } from '../../contracts';
import { startSession } from '../session/startSession';
import { useSignInFailure } from './useSignInFailure';
import { useSubmission } from './useSubmission';

export interface Credentials {
  emailOrPhone: string;
  password: string;
}

export interface LoginErrors {
  emailOrPhone?: MessageDescriptor;
  password?: MessageDescriptor;
}

/**
 * Checks the login form (specification section 5). Both fields are required, and +88 is added to a
 * phone.
 */
export function validateLogin(form: FormData): {
  errors: LoginErrors;
  credentials?: Credentials;
} {
  const emailOrPhone = readField(form, 'emailOrPhone');
  // Not trimmed, because spaces may be part of a password.
  const password = String(form.get('password') ?? '');
  const errors: LoginErrors = {
    ...(emailOrPhone === '' && { emailOrPhone: msg`Field cannot be empty` }),
    ...(password === '' && { password: msg`Password is required` }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return { errors, credentials: { emailOrPhone: withPhonePrefix(emailOrPhone), password } };
}

/** Time for the person to show a fingerprint or to enter a PIN: as long as the challenge is valid. */
export const PASSKEY_MS = 5 * 60_000;

type SignedIn = (reply: SignInReply) => void;

/**
 * Logs in by a password and stores the session. Shows a failure as a toast (specification section
 * 8). Also returns the failure for the form, because the toast disappears soon and may cover the
 * button.
 */
export function useSignIn(onSignedIn: SignedIn) {
  const { start, ...state } = useTokenRequest(onSignedIn);
  const signIn = (body: Credentials) =>
    start((signal) => callApi(signInCall, { body, signal }), BACKGROUND_MS);
  return { signIn, ...state };
}

/** Logs in by a passkey, like `useSignIn`. Nothing happens if the visitor cancels. */
export function usePasskeySignIn(onSignedIn: SignedIn) {
  const { start, ...state } = useTokenRequest(onSignedIn);
  const signInByPasskey = () =>
    start(async (signal) => {
      const { requestPasskeySignIn } = await import(
        /* webpackChunkName: "passkeys" */ './passkeyRequests'
      );
      return requestPasskeySignIn(signal);
    }, PASSKEY_MS);
  return { signInByPasskey, ...state };
}

type RequestToken = (signal: AbortSignal) => Promise<SignInReply | undefined>;

function useTokenRequest(onSignedIn: SignedIn) {
  const { revalidate } = useRevalidator();
  const messageOf = useSignInFailure();
  const { isSending, submit } = useSubmission();
  const [failure, setFailure] = useState<string>();
  const start = (requestToken: RequestToken, limitMs: number) => {
    setFailure(undefined);
    return submit({
      limitMs,
      send: async (signal) => {
        const reply = await requestToken(signal);
        if (!reply) return;
        await startSession(reply, revalidate);
        // If the visitor has closed the modal meanwhile, the login still counts, but opens no other
        // page.
        if (!signal.aborted) onSignedIn(reply);
      },
      onFailure: async (error) => {
        const message = await messageOf(error);
        setFailure(message);
        toast.error(message);
      },
    });
  };
  return { start, failure, isSigningIn: isSending };
}
