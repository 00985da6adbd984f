import { Trans, useLingui } from '@lingui/react/macro';
import { withoutScripts } from '@marketplace/contracts/design/withoutScripts';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { TextField } from '@marketplace/contracts/ui/TextField';
import { type ComponentProps, useState } from 'react';

type PasswordFieldProps = Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> & {
  /** With `new`, password managers suggest a password. */
  kind: 'current' | 'new';
};

/**
 * Password field with a button that shows the password. Password managers and pasting work in it.
 */
export function PasswordField({ kind, ...texts }: PasswordFieldProps) {
  const { t } = useLingui();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      {...texts}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <Toggle>
          <Button
            variant="quiet"
            aria-label={isShown ? t`Hide password` : t`Show password`}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <Trans>Hide</Trans> : <Trans>Show</Trans>}
          </Button>
        </Toggle>
      }
    />
  );
}

const Toggle = styled.span`
  ${withoutScripts} {
    display: none;
  }
`;
