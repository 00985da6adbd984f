import { useLingui } from '@lingui/react/macro';
import type { AddressField, FieldProblem } from './addressFields';

/** What a shopper reads beside a field. */
export function useProblemText() {
  const { t } = useLingui();
  return (field: AddressField, problem: FieldProblem | undefined): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'missing':
        return t`Field cannot be empty`;
      case 'too-long':
        return t`This is too long`;
      case 'invalid':
        return field === 'phone'
          ? t`Enter a phone number of Bangladesh, like 01712345678`
          : t`Please check this field`;
    }
  };
}
