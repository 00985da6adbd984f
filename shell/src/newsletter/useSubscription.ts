import { useLingui } from '@lingui/react/macro';
import { readField } from '@marketplace/contracts/api/typedText';
import { failureMessage, toast } from '@marketplace/contracts/notices';
import { type FormEvent, useState } from 'react';

const loadCall = () => import(/* webpackChunkName: "newsletter-request" */ './sendSubscription');

/**
 * Checks and sends the newsletter form (specification section 5). Clears the form after success.
 */
export function useSubscription() {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  /** @returns the error message of the check or of the API; `undefined` after success */
  async function send(email: string): Promise<string | undefined> {
    if (email === '') return t`Please enter your email address`;
    try {
      const { isEmailAddress, sendSubscription } = await loadCall();
      if (!isEmailAddress(email)) return t`Please enter a valid email address`;
      await sendSubscription(email);
      return undefined;
    } catch (failure) {
      return failureMessage(failure);
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    const problem = await send(readField(new FormData(form), 'subEmail'));
    setIsSending(false);
    setError(problem);
    if (problem) {
      form.querySelector('input')?.focus();
    } else {
      form.reset();
      toast.success(t`Successfully Subscribed`);
    }
  }

  return {
    error,
    isSending,
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
    /** Loads the code that sends the form in advance. A failure is shown only on sending. */
    prepare: () => void loadCall().catch(() => {}),
  };
}
