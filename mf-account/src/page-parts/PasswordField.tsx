import { useLingui } from '@lingui/react/macro';
import type { FieldProblem } from '@marketplace/contracts/forms/FieldProblems';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { TextField } from '@marketplace/contracts/ui/TextField';

interface PasswordFieldProps {
  /** Explains why the password is needed. */
  hint: string;
  problem: FieldProblem | undefined;
  isOptional?: boolean;
}

/** Asks for the password, because a stolen token alone must not be enough to change an account. */
export function PasswordField({ hint, problem, isOptional = false }: PasswordFieldProps) {
  const { t } = useLingui();
  const problemText = useProblemMessage();
  return (
    <TextField
      name="currentPassword"
      type="password"
      label={t`Your password`}
      hint={hint}
      autoComplete="current-password"
      required={!isOptional}
      isOptional={isOptional}
      error={
        problem === 'invalid' ? t`The password is wrong` : problemText('currentPassword', problem)
      }
    />
  );
}
