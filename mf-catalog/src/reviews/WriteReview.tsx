import { Trans, useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { draftKey } from '@marketplace/contracts/forms/tabDraft';
import { useTabDraft } from '@marketplace/contracts/forms/useTabDraft';
import { Button } from '@marketplace/contracts/ui/Button';
import { Notice } from '@marketplace/contracts/ui/Notice';
import { useState } from 'react';
import { useRetained } from '../../contracts';
import { EMPTY_DRAFT } from './ReviewDraft';
import { refusalMessages } from './refusalMessages';
import { useReviewForm } from './useReviewForm';

/**
 * A button that opens the review form, or shows why this shopper cannot write a review. The draft
 * survives the end of the session, but another customer never sees it.
 */
export function WriteReview({ product }: { product: Product }) {
  const uuid = useRetained('session:changed')?.user?.uuid;
  const [writer, setWriter] = useState({ uuid, turn: 0 });
  if (uuid && uuid !== writer.uuid) {
    setWriter({ uuid, turn: writer.uuid ? writer.turn + 1 : writer.turn });
  }
  const storageKey = draftKey(`review ${product.uuid}`, writer.uuid);
  return <ReviewOfWriter key={writer.turn} product={product} storageKey={storageKey} />;
}

function ReviewOfWriter({ product, storageKey }: { product: Product; storageKey: string }) {
  const { t, i18n } = useLingui();
  const { answer, isAsking, ask, close } = useReviewForm(product.uuid);
  // The draft is kept outside the form, so that a shopper who closes the form by mistake loses
  // nothing.
  const [draft, setDraft] = useTabDraft(storageKey, EMPTY_DRAFT);
  return (
    <>
      <Button onClick={ask} isLoading={isAsking}>
        <Trans>Write a review</Trans>
      </Button>
      {typeof answer === 'string' && (
        <Notice tone={answer === 'unknown' ? 'warn' : 'info'} isAnnounced>
          {answer === 'unknown' ? t`Something went wrong` : i18n._(refusalMessages[answer])}
        </Notice>
      )}
      {typeof answer === 'object' && (
        <answer.ReviewDialog product={product} draft={draft} onChange={setDraft} onClose={close} />
      )}
    </>
  );
}
