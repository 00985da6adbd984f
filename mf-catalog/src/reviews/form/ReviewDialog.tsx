import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { oneLine } from '@marketplace/contracts/api/typedText';
import { PictureField } from '@marketplace/contracts/forms/pictures/PictureField';
import { uploadPicture } from '@marketplace/contracts/forms/pictures/uploadPicture';
import { usePictures } from '@marketplace/contracts/forms/pictures/usePictures';
import { Button } from '@marketplace/contracts/ui/Button';
import { Dialog } from '@marketplace/contracts/ui/Dialog';
import { DialogFoot } from '@marketplace/contracts/ui/DialogFoot';
import { Stack } from '@marketplace/contracts/ui/Stack';
import { TextAreaField } from '@marketplace/contracts/ui/TextAreaField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { EMPTY_DRAFT, type ReviewDraft } from '../ReviewDraft';
import { StarField } from './StarField';
import { useSendReview } from './useSendReview';

export interface ReviewDialogProps {
  product: Product;
  draft: ReviewDraft;
  onChange: (draft: ReviewDraft) => void;
  onClose: () => void;
}

/** Maximum number of characters of a comment, set by the contract. */
const LONGEST_COMMENT = 1000;

/**
 * The form with stars, text and pictures of a review. The form keeps this input after a failure
 * (specification sections 4 and 8).
 */
export function ReviewDialog({ product, draft, onChange, onClose }: ReviewDialogProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const chosen = usePictures(draft.pictures, uploadPicture);
  const { sent } = chosen;
  const keptPictures = useRef(sent.length);
  // Stores the draft in an effect, because a picture joins the draft only when its upload ends.
  useEffect(() => {
    if (sent.length === keptPictures.current) return;
    keptPictures.current = sent.length;
    onChange({ ...draft, pictures: sent });
  }, [sent, draft, onChange]);
  const { isSending, send } = useSendReview(product, onClose);
  const ratingError =
    isChecked && draft.rating === 0 ? t`Please choose one to five stars` : undefined;
  const commentError =
    isChecked && oneLine(draft.comment) === '' ? t`Please write how you found it` : undefined;

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending || chosen.isSending) return;
    setIsChecked(true);
    const wrong = draft.rating === 0 ? 'rating' : oneLine(draft.comment) === '' ? 'comment' : null;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    else void send({ ...draft, pictures: sent }, () => onChange(EMPTY_DRAFT));
  };
  return (
    <Dialog isOpen onClose={onClose} title={<Trans>Write a review</Trans>}>
      <Stack as="form" ref={form} noValidate $gap={5} onSubmit={handleSubmit}>
        <p lang={product.nameLanguage}>{product.name}</p>
        <StarField
          rating={draft.rating}
          error={ratingError}
          onChange={(rating) => onChange({ ...draft, rating })}
        />
        <TextAreaField
          label={t`How was it?`}
          name="comment"
          maxLength={LONGEST_COMMENT}
          value={draft.comment}
          error={commentError}
          onChange={({ target }) => onChange({ ...draft, comment: target.value })}
        />
        <PictureField name="imageUrls" chosen={chosen} />
        <DialogFoot>
          <Button
            type="submit"
            variant="primary"
            isLarge
            isWide
            isLoading={isSending}
            isDisabled={chosen.isSending}
          >
            <Trans>Send review</Trans>
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}
