import { useLingui } from '@lingui/react/macro';
import type { Product } from '@marketplace/contracts/api/products';
import { createReview } from '@marketplace/contracts/api/reviews';
import { toast } from '@marketplace/contracts/notices';
import { useLocation, useNavigate, useRevalidator } from '@marketplace/contracts/router';
import { useState } from 'react';
import { callApi } from '../../../contracts';
import type { ReviewDraft } from '../ReviewDraft';
import { hasOtherReviews, reviewsPath } from '../reviewAddress';

/**
 * Sends a review. After a success, shows a toast and page 1 of the reviews. After a failure, shows
 * a toast with the server's message (specification sections 4 and 8).
 */
export function useSendReview({ uuid, handle }: Product, onClose: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  const [isSending, setIsSending] = useState(false);

  const reloadFirstPage = () => {
    const query = new URLSearchParams(search);
    if (!hasOtherReviews(query, new URLSearchParams())) return revalidate();
    return navigate(reviewsPath(handle, query, { pageNumber: 1 }), { replace: true });
  };

  const send = async ({ rating, comment, pictures }: ReviewDraft, onSent: () => void) => {
    setIsSending(true);
    try {
      const imageUrls = pictures.map(({ mediumImageUrl }) => mediumImageUrl);
      await callApi(createReview, { body: { productUuid: uuid, rating, comment, imageUrls } });
      toast.success(t`Review Added Successfully`);
      onSent();
      onClose();
      void reloadFirstPage();
    } catch (error) {
      await toast.failure(error);
      setIsSending(false);
    }
  };
  return { isSending, send };
}
