// biome-ignore lint/style/noRestrictedImports: the calls of shared forms are in no manifest
import { callApi } from '@marketplace/contracts/api/client';
import { sendSupportMessage } from '@marketplace/contracts/api/support';
import { failureMessage } from '@marketplace/contracts/notices';
import { type FormEvent, useState } from 'react';
import { type SupportDraft, type SupportErrors, validateSupport } from './supportMessage';

type Sending = { status: 'typing' | 'sending' | 'sent' } | { status: 'failed'; message: string };

/**
 * Validates and sends a support message; a failure keeps the form's values. The first field with an
 * error gets the focus.
 */
export function useSupportMessage(draft: SupportDraft, onSent: () => void) {
  const [errors, setErrors] = useState<SupportErrors>({});
  const [sending, setSending] = useState<Sending>({ status: 'typing' });

  async function send(body: SupportDraft): Promise<void> {
    setSending({ status: 'sending' });
    try {
      await callApi(sendSupportMessage, { body });
      setSending({ status: 'sent' });
      onSent();
    } catch (error) {
      setSending({ status: 'failed', message: await failureMessage(error) });
    }
  }

  return {
    errors,
    sending,
    /** Clears a field's error while it is edited. */
    clearError: (field: keyof SupportDraft) => setErrors(({ [field]: _cleared, ...rest }) => rest),
    handleSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (sending.status === 'sending') return;
      const checked = validateSupport(draft);
      setErrors(checked.errors);
      const [first] = Object.keys(checked.errors);
      const field = first && event.currentTarget.elements.namedItem(first);
      if (field instanceof HTMLElement) field.focus();
      if (checked.body) void send(checked.body);
    },
  };
}
