import { Trans, useLingui } from '@lingui/react/macro';
import styled from '@marketplace/contracts/styled';
import { Button } from '@marketplace/contracts/ui/Button';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { TextField } from '@marketplace/contracts/ui/TextField';
import type { FormEvent } from 'react';
import type { SupportDraft } from './supportMessage';
import { useSupportMessage } from './useSupportMessage';

interface SupportFormProps {
  draft: SupportDraft;
  onDraft: (draft: SupportDraft) => void;
  /**
   * Called after the message was sent. By default, only the message is cleared; the sender's name
   * and contact are kept.
   */
  onSent?: () => void;
}

/**
 * Form of a support message. The parent component holds its values, so that they survive when the
 * panel is closed.
 */
export function SupportForm({
  draft,
  onDraft,
  onSent = () => onDraft({ ...draft, message: '' }),
}: SupportFormProps) {
  const { t } = useLingui();
  const { clearError, errors, handleSubmit, sending } = useSupportMessage(draft, onSent);
  if (sending.status === 'sent') {
    return (
      <Notice tone="good" isAnnounced>
        <Trans>Thank you, your message has arrived. We answer by email or phone.</Trans>
      </Notice>
    );
  }

  const fieldFor = (name: keyof SupportDraft) => ({
    name,
    value: draft[name],
    error: errors[name] && t(errors[name]),
    required: true,
    readOnly: sending.status === 'sending',
    onChange({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) {
      onDraft({ ...draft, [name]: currentTarget.value });
      clearError(name);
    },
  });
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <TextField {...fieldFor('name')} label={t`Your name`} maxLength={100} autoComplete="name" />
      <TextField
        {...fieldFor('emailOrPhone')}
        label={t`Email or Phone`}
        hint={t`Where our answer should go`}
        maxLength={254}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextAreaField
        {...fieldFor('message')}
        label={t`How can we help?`}
        maxLength={1000}
        autoComplete="off"
      />
      {sending.status === 'failed' && (
        <Notice tone="bad" isAnnounced>
          {sending.message}
        </Notice>
      )}
      <DialogFoot>
        <Button type="submit" variant="primary" isWide isLoading={sending.status === 'sending'}>
          <Trans>Send message</Trans>
        </Button>
      </DialogFoot>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
`;
