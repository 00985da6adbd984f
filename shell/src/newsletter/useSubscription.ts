import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@marketplace/contracts/api/client';
import { bus } from '@marketplace/contracts/events';
import { type FormEvent, useState } from 'react';

const loadCall = () => import(/* webpackChunkName: "newsletter-call" */ './sendSubscription');

/** Checks and sends the newsletter form (specification section 5); empties it once it went well. */
export function useSubscription() {
  const { t } = useLingui();
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);

  /** @returns what is wrong with the address, or what went wrong with sending it */
  async function send(email: string): Promise<string | undefined> {
    if (email === '') return t`Please enter your email address`;
    try {
      const { isEmailAddress, sendSubscription } = await loadCall();
      if (!isEmailAddress(email)) return t`Please enter a valid email address`;
      await sendSubscription(email);
      return undefined;
    } catch (failure) {
      const isAnswer = failure instanceof ApiError && failure.kind === 'http';
      return isAnswer ? failure.message : t`Something went wrong`;
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    setIsSending(true);
    const problem = await send(String(new FormData(form).get('subEmail') ?? '').trim());
    setIsSending(false);
    setError(problem);
    if (problem) {
      form.querySelector('input')?.focus();
    } else {
      form.reset();
      bus.publish('toast:requested', { kind: 'success', message: t`Successfully Subscribed` });
    }
  }

  return {
    error,
    isSending,
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void handleSubmit(event),
    /** On intent, so that sending need not wait for code; a failure shows when it is sent. */
    prepare: () => void loadCall().catch(() => {}),
  };
}
