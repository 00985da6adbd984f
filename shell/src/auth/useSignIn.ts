import { type SignInReply, signIn as signInCall } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { useRevalidator } from '@marketplace/contracts/router';
import { startSession } from '../session/startSession';
import { useFailureText } from './useFailureText';
import { useSubmission } from './useSubmission';

interface Credentials {
  emailOrPhone: string;
  password: string;
}

/** Trades credentials for the cookie; what goes wrong is told by toast (specification section 8). */
export function useSignIn(onSignedIn: (reply: SignInReply) => void) {
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();
  const { isSending, submit } = useSubmission();

  const signIn = (body: Credentials) =>
    submit({
      send: async (signal) => {
        const reply = await callApi(signInCall, { body, signal });
        await startSession(reply, revalidate);
        // Whoever closed the modal meanwhile is signed in, and stays where they are.
        if (!signal.aborted) onSignedIn(reply);
      },
      onFailure: (error) =>
        bus.publish('toast:requested', { kind: 'error', message: failureText(error) }),
    });

  return { signIn, isSigningIn: isSending };
}
