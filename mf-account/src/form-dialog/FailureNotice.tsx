import { useLingui } from '@lingui/react/macro';
import { Notice } from '@marketplace/contracts/ui/Notice';
import type { FormFailure } from '../form-result/formResult';

/** Why a form was not saved, read out as it appears. */
export function FailureNotice({ failure }: { failure: FormFailure }) {
  const textOf = useFailureText();
  return (
    <Notice tone="bad" isAnnounced>
      {textOf(failure)}
    </Notice>
  );
}

function useFailureText() {
  const { t } = useLingui();
  const silenceText = () =>
    navigator.onLine === false
      ? t`You are offline. Please check your connection and try again.`
      : t`Something went wrong`;
  return ({ code, message }: FormFailure): string => {
    // The host speaks English; where its words are known, everybody reads their own.
    switch (code) {
      case 'already-open':
        return t`You have complained about this item already, and it is not settled yet`;
      case 'not-open':
        return t`This complaint is being looked into and can no longer be changed`;
      case 'email-in-use':
        return t`This e-mail address cannot be used`;
      case 'not-found':
        return t`This is no longer there. Please load the page again.`;
      case 'too-many-tries':
        return t`Too many tries, please wait and try again later`;
      default:
        return message ?? silenceText();
    }
  };
}
