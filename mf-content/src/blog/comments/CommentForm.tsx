import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import type { Ref } from 'react';
import { Form } from './Comments.styles';
import { useCommentForm } from './useCommentForm';

interface CommentFormProps {
  slug: string;
  /** Uuid of the comment to which this form replies; `undefined` for a new comment. */
  commentUuid?: string;
  label: string;
  fieldRef?: Ref<HTMLTextAreaElement>;
  onSent: () => void;
}

/** Form for a comment or a reply. Asks a visitor to log in, and keeps the text meanwhile. */
export function CommentForm({ slug, commentUuid, label, fieldRef, onSent }: CommentFormProps) {
  const { t } = useLingui();
  const { text, error, notice, isSending, change, submit } = useCommentForm({
    slug,
    commentUuid,
    onSent,
  });
  return (
    <Form noValidate onSubmit={submit}>
      <TextAreaField
        ref={fieldRef}
        name="text"
        label={label}
        hint={t`At most 1,000 characters. It is published after we have read it.`}
        value={text}
        error={error}
        required
        // Read-only while sending, because the field is emptied after a success. Text typed
        // meanwhile would be lost.
        readOnly={isSending}
        autoComplete="off"
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {notice && (
        <Notice tone={notice.tone} isAnnounced>
          {notice.message}
        </Notice>
      )}
      <Button type="submit" variant="primary" isLoading={isSending}>
        {commentUuid === undefined ? <Trans>Post comment</Trans> : <Trans>Post reply</Trans>}
      </Button>
    </Form>
  );
}
