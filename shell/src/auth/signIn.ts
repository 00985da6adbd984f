import { msg } from '@lingui/core/macro';
import { type SignInReply, signIn as signInCall } from '@marketplace/contracts/api/auth';
import { withPhonePrefix } from '@marketplace/contracts/api/phoneNumbers';
import { readField } from '@marketplace/contracts/api/typedText';
import type { MessageDescriptor } from '@marketplace/contracts/i18n';
import { toast } from '@marketplace/contracts/notices';
import { useRevalidator } from '@marketplace/contracts/router';
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

/**
 * Logs in and stores the session. Shows a failure as a toast (specification section 8). Also
 * returns the failure for the form, because the toast disappears soon and may cover the button.
 */
export function useSignIn(onSignedIn: (reply: SignInReply) => void) {
  const { revalidate } = useRevalidator();
  const messageOf = useSignInFailure();
  const { isSending, submit } = useSubmission();
  const [failure, setFailure] = useState<string>();

  const signIn = (body: Credentials) => {
    setFailure(undefined);
    return submit({
      send: async (signal) => {
        const reply = await callApi(signInCall, { body, signal });
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

  return { signIn, failure, isSigningIn: isSending };
}
