import { useLingui } from '@lingui/react/macro';
import type { FieldProblem } from './FieldProblems';

/** What a shopper reads beside a field; its name's last part says what belongs there. */
export function useProblemText() {
  const { t } = useLingui();
  return (name: string, problem: FieldProblem | undefined): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'missing':
        return t`Field cannot be empty`;
      case 'too-long':
        return t`This is too long`;
      case 'invalid':
        if (name.endsWith('phone')) return t`Enter a phone number of Bangladesh, like 01712345678`;
        if (name.endsWith('email')) return t`Enter an e-mail address, like name@example.com`;
        return t`Please check this field`;
    }
  };
}
