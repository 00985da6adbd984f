import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useSignIn } from './useSignIn';
import { type LoginErrors, validateLogin } from './validateLogin';

interface LoginDialogProps {
  onClose: () => void;
  /** The customer is known by now. */
  onSignedIn: () => void;
}

/**
 * The login modal (specification section 2). It lives only while it is open, so that closing it
 * clears fields and messages.
 */
export function LoginDialog({ onClose, onSignedIn }: LoginDialogProps) {
  const { t } = useLingui();
  const [errors, setErrors] = useState<LoginErrors>({});
  const [isPasswordShown, setIsPasswordShown] = useState(false);
  const { signIn, isSigningIn } = useSignIn(onSignedIn);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSigningIn) return;
    const form = event.currentTarget;
    const checked = validateLogin(new FormData(form));
    setErrors(checked.errors);
    if (checked.credentials) void signIn(checked.credentials);
    else
      form.querySelector<HTMLInputElement>(`[name="${Object.keys(checked.errors)[0]}"]`)?.focus();
  };

  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Login</Trans>}>
      <Form noValidate onSubmit={handleSubmit}>
        <TextField
          data-autofocus
          label={t`Email or Phone`}
          name="emailOrPhone"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.emailOrPhone && t(errors.emailOrPhone)}
          onInput={() => setErrors(({ password }) => ({ password }))}
        />
        <TextField
          label={t`Password`}
          name="password"
          type={isPasswordShown ? 'text' : 'password'}
          autoComplete="current-password"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.password && t(errors.password)}
          onInput={() => setErrors(({ emailOrPhone }) => ({ emailOrPhone }))}
          trailing={
            <Button
              variant="quiet"
              aria-label={isPasswordShown ? t`Hide password` : t`Show password`}
              onClick={() => setIsPasswordShown(!isPasswordShown)}
            >
              {isPasswordShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
            </Button>
          }
        />
        <Button type="submit" variant="primary" isWide isLarge isLoading={isSigningIn}>
          <Trans>Login</Trans>
        </Button>
        <Button variant="quiet" isWide onClick={onClose}>
          <Trans>Not Now</Trans>
        </Button>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: var(--space-4);
`;
