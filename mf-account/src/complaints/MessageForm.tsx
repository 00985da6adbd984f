import { Trans, useLingui } from '@lingui/react/macro';
import type { ComplaintCase } from '@marketplace/contracts/api/complaintCases';
import type { Picture } from '@marketplace/contracts/api/fields';
import { PictureField } from '@marketplace/contracts/forms/pictures/PictureField';
import { usePictures } from '@marketplace/contracts/forms/pictures/usePictures';
import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useProblemMessage } from '@marketplace/contracts/forms/useFieldProblems';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { Form, useNavigation } from '@marketplace/contracts/router';
import { complaintsPath } from '@marketplace/contracts/routes';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { type FormEvent, useEffect, useState } from 'react';
import { DRAFT_FIELD } from '../requests/formDraft';
import type { CaseFormResult } from './caseRequests';
import { MissingPictures } from './MissingPictures';
import { uploadPicture } from './uploadPicture';

interface MessageFormProps {
  complaint: ComplaintCase;
  /** `reopen` for a settled complaint, which the message reopens. */
  intent: 'write' | 'reopen';
  result: CaseFormResult | undefined;
}

interface MessageDraft {
  text: string;
  pictures: readonly Picture[];
}

const EMPTY: MessageDraft = { text: '', pictures: [] };

/**
 * Form for a message about a complaint, prefilled with the draft. Without JavaScript it works
 * without pictures.
 */
export function MessageForm({ complaint, intent, result }: MessageFormProps) {
  const { t } = useLingui();
  const { uuid } = complaint;
  const problemText = useProblemMessage();
  const isSending = useNavigation().formMethod === 'POST';
  // The key contains no customer, because only the complaint's author can open this form, and a
  // logout deletes all drafts.
  const key = draftKey(`complaintMessage ${uuid}`);
  const [draft, keepDraft] = useTabDraft(key, EMPTY);
  // The text of a form that was refused without JavaScript, until the customer changes it.
  const [refused, setRefused] = useState(result?.status === 'saved' ? undefined : result?.typed);
  const content = refused === undefined ? draft : { ...draft, text: refused };
  const keep = (next: MessageDraft) => {
    setRefused(undefined);
    keepDraft(next);
  };
  const [isBlocked, setIsBlocked] = useState(false);
  const problems = result?.status === 'invalid' ? result.problems : {};
  const handleSubmit = (event: FormEvent) => {
    if (isSending || isBlocked) event.preventDefault();
  };
  return (
    <Form
      method="post"
      action={complaintsPath({ complaint: uuid })}
      noValidate
      preventScrollReset
      onSubmit={handleSubmit}
    >
      <Stack>
        <input type="hidden" name="intent" value={`${intent}-complaint`} />
        <input type="hidden" name="uuid" value={uuid} />
        <input type="hidden" name={DRAFT_FIELD} value={key} />
        {result?.status === 'failed' && !isSending && (
          <Notice tone="bad" isAnnounced>
            {result.message}
          </Notice>
        )}
        <TextAreaField
          name="text"
          label={intent === 'write' ? t`Your message` : t`Why should we look again?`}
          value={content.text}
          onChange={({ currentTarget }) => keep({ ...content, text: currentTarget.value })}
          required
          error={problemText('text', problems.text)}
        />
        <MessagePictures
          pictures={content.pictures}
          onChange={(pictures) => keep({ ...content, pictures })}
          onBlock={setIsBlocked}
        />
        {problems.imageUrls && <MissingPictures pictures={content.pictures} />}
        <div>
          <Button type="submit" isLoading={isSending} isDisabled={isBlocked}>
            {intent === 'write' ? <Trans>Send message</Trans> : <Trans>Reopen complaint</Trans>}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

interface MessagePicturesProps {
  pictures: readonly Picture[];
  onChange: (pictures: readonly Picture[]) => void;
  /** Receives true while pictures are being uploaded, and false otherwise. */
  onBlock: (isBlocked: boolean) => void;
}

/** Field for pictures. It appears after hydration, because it needs JavaScript and the draft. */
function MessagePictures(props: MessagePicturesProps) {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  return isReady && <ReadyPictures {...props} />;
}

function ReadyPictures({ pictures, onChange, onBlock }: MessagePicturesProps) {
  const chosen = usePictures(pictures, uploadPicture);
  const { sent, isSending } = chosen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the handlers differ in each render
  useEffect(() => {
    onBlock(isSending);
    if (sent.length !== pictures.length) onChange(sent);
  }, [isSending, sent.length]);
  return <PictureField name="imageUrls" chosen={chosen} />;
}
