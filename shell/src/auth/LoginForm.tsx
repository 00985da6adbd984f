import { Trans, useLingui } from '@lingui/react/macro';
import type { SignInReply } from '@marketplace/contracts/api/auth';
import { Link } from '@marketplace/contracts/router';
import { resetPasswordPath, signUpPath } from '@marketplace/contracts/routes';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { useState } from 'react';
import { AccountForm } from './AccountForm';
import { loginHint } from './loginHint';
import { PasskeyLogin } from './PasskeyLogin';
import { PasswordField } from './PasswordField';
import { useSignIn, validateLogin } from './signIn';
import { useFieldErrors } from './useFieldErrors';

interface LoginFormProps {
  onSignedIn: (reply: SignInReply, by: 'password' | 'passkey') => void;
  /** Called when the visitor follows the link to the sign-up or the password reset. */
  onLeave: () => void;
  onCancel: () => void;
}

/** Fields of the login modal, with links to the sign-up and the password reset. */
export function LoginForm({ onSignedIn, onLeave, onCancel }: LoginFormProps) {
  const { t } = useLingui();
  const { form, show, errorOf, handleInput } = useFieldErrors();
  const { signIn, failure, isSigningIn } = useSignIn((reply) => onSignedIn(reply, 'password'));
  const [hint] = useState(loginHint.consume);

  const handleSubmit = (given: FormData) => {
    const { errors, credentials } = validateLogin(given);
    show({ ...errors });
    if (credentials) void signIn(credentials);
  };
  const handleForgotten = () => {
    const typed = new FormData(form.current ?? undefined).get('emailOrPhone');
    loginHint.set(String(typed ?? ''));
    onLeave();
  };

  return (
    <AccountForm
      ref={form}
      onInput={handleInput}
      onSubmit={handleSubmit}
      isSending={isSigningIn}
      problem={failure}
      action={<Trans>Login</Trans>}
      after={
        <>
          <PasskeyLogin onSignedIn={(reply) => onSignedIn(reply, 'passkey')} />
          <Actions>
            <Link to={signUpPath()} onClick={onLeave}>
              <Trans>Sign up for free</Trans>
            </Link>
            <Button variant="quiet" onClick={onCancel}>
              <Trans>Not Now</Trans>
            </Button>
          </Actions>
        </>
      }
    >
      <TextField
        data-autofocus
        label={t`Email or Phone`}
        name="emailOrPhone"
        defaultValue={hint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('emailOrPhone')}
      />
      <PasswordField kind="current" label={t`Password`} error={errorOf('password')} />
      <Forgotten to={resetPasswordPath()} onClick={handleForgotten}>
        <Trans>Forget password ?</Trans>
      </Forgotten>
    </AccountForm>
  );
}

const Forgotten = styled(Link)`
  justify-self: start;
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  margin-block: calc(-1 * var(--space-3));
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);

  > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
  }
`;
