import { Trans } from '@lingui/react/macro';
import { verifyPhone } from '@marketplace/contracts/api/auth';
import { callApi } from '@marketplace/contracts/api/client';
import { bus, type EventMap } from '@marketplace/contracts/events';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { startSession } from '../session/startSession';
import { CodeForm } from './CodeForm';
import { useForgetWhenLeft } from './useForgetWhenLeft';

interface VerifyPhoneFormProps {
  /** With +88; `undefined` while it is not known. */
  phone: string | undefined;
  /** Nobody has sent a code yet: the form asks for one by itself. */
  isFirstSent?: boolean;
  /** What the shopper wanted to log in for. */
  reason?: EventMap['session:login-requested']['reason'];
}

/**
 * Trades the code sent to a phone for a token. What follows is the specification's (section 4): the
 * token is stored, the customer loaded, and the login modal opened, which then says so.
 */
export function VerifyPhoneForm(props: VerifyPhoneFormProps) {
  const { phone, isFirstSent, reason = 'header' } = props;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const noteUse = useForgetWhenLeft('phone');

  const verify = async (otp: string, signal: AbortSignal) => {
    if (phone === undefined) return;
    const reply = await callApi(verifyPhone, { body: { phone, otp }, signal });
    noteUse();
    await startSession(reply, revalidate);
    bus.publish('session:login-requested', { reason });
    // In place of this page: Back must not lead to a form for a code that is used up.
    void navigate(homePath(), { replace: true });
  };

  return (
    <CodeForm
      purpose="phone"
      account={phone}
      isFirstSent={isFirstSent}
      action={<Trans>Verify phone</Trans>}
      onCode={verify}
    />
  );
}
