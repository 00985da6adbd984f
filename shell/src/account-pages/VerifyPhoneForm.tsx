import { Trans } from '@lingui/react/macro';
import { verifyPhone } from '@marketplace/contracts/api/auth';
import { ownPath } from '@marketplace/contracts/pages/ownPath';
import { useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { homePath } from '@marketplace/contracts/routes';
import { bus, callApi } from '../../contracts';
import { completeIntent } from '../session/pendingIntent';
import { startSession } from '../session/startSession';
import { CodeForm } from './CodeForm';
import { useClearCodeOnUnmount } from './pendingCode';

interface VerifyPhoneFormProps {
  /** Phone with +88; `undefined` until it is known. */
  phone: string | undefined;
  /** True to request a code when the form mounts, because the API has not sent a code yet. */
  isSentOnMount?: boolean;
  /** Path of the page to open after the login. */
  path?: string;
}

/**
 * Asks for the code and exchanges it for a token (specification section 4). Then it stores the
 * token, loads the customer, and opens the login modal, which confirms the login. The modal opens
 * over the next page: the page stored before the sign-up, otherwise `path`, otherwise the home
 * page.
 */
export function VerifyPhoneForm(props: VerifyPhoneFormProps) {
  const { phone, isSentOnMount, path } = props;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const markCodeUsed = useClearCodeOnUnmount('phone');

  const verify = async (otp: string, signal: AbortSignal) => {
    if (phone === undefined) return;
    const reply = await callApi(verifyPhone, { body: { phone, otp }, signal });
    markCodeUsed();
    await startSession(reply, revalidate);
    const next = completeIntent() ?? ownPath(path);
    bus.publish('session:login-requested', { reason: 'header', path: next });
    // Replaces this page in the history, because Back must not lead to a form for a used code.
    void navigate(next ?? homePath(), { replace: true });
  };

  return (
    <CodeForm
      purpose="phone"
      account={phone}
      isSentOnMount={isSentOnMount}
      action={<Trans>Verify phone</Trans>}
      onCode={verify}
    />
  );
}
