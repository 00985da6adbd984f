import { useLingui } from '@lingui/react/macro';
import type { I18n } from '@marketplace/contracts/i18n';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { bus, useRetained } from '../../contracts';
import type { ReviewDialogProps } from './form/ReviewDialog';
import type { Refusal } from './refusalMessages';

/** The latest result: why a review is refused, `unknown` after a failed call, or the form. */
type FormAnswer = Refusal | 'unknown' | { ReviewDialog: ComponentType<ReviewDialogProps> };

interface ReviewFormState {
  /** `undefined` before the first click, while the API is asked, and after the form is closed. */
  answer: FormAnswer | undefined;
  isAsking: boolean;
  /** Asks the API whether this shopper may write a review. Asks a visitor to log in first. */
  ask: () => void;
  close: () => void;
}

/**
 * Opens the review form if the server allows a review by this shopper (specification section 6).
 */
export function useReviewForm(productUuid: string): ReviewFormState {
  const { i18n } = useLingui();
  const session = useRetained('session:changed');
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isAsking, setIsAsking] = useState(false);

  const askHost = useCallback(async () => {
    setIsAsking(true);
    // Removes the message that asks for a login. The effect below then unsubscribes, so a further
    // `session:changed` does not start a second check.
    setAnswer(undefined);
    setAnswer(await findAnswer(productUuid, i18n));
    setIsAsking(false);
  }, [productUuid, i18n]);
  const ask = () => {
    if (session?.isLogin) void askHost();
    else {
      setAnswer('visitor');
      bus.publish('session:login-requested', { reason: 'review' });
    }
  };

  const isAwaitingLogin = answer === 'visitor';
  useEffect(() => {
    if (!isAwaitingLogin) return;
    return bus.subscribe('session:changed', ({ isLogin }) => {
      if (isLogin) void askHost();
    });
  }, [isAwaitingLogin, askHost]);

  return { answer, isAsking, ask, close: () => setAnswer(undefined) };
}

/** Checks whether the API accepts a review, and fetches the form's code at the same time. */
async function findAnswer(productUuid: string, i18n: I18n): Promise<FormAnswer> {
  try {
    const [{ fetchRefusal, loadFormMessages }, { ReviewDialog }] = await Promise.all([
      import(/* webpackChunkName: "catalog-review-form" */ './form/loadReviewForm'),
      import(/* webpackChunkName: "catalog-review-form" */ './form/ReviewDialog'),
    ]);
    const [refusal] = await Promise.all([fetchRefusal(productUuid), loadFormMessages(i18n)]);
    return refusal ?? { ReviewDialog };
  } catch (error) {
    console.warn('The right to review could not be checked:', error);
    return 'unknown';
  }
}
