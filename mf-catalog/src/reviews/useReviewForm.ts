import { useLingui } from '@lingui/react/macro';
import { bus, useRetained } from '@marketplace/contracts/events';
import type { I18n } from '@marketplace/contracts/i18n';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { ReviewDialogProps } from './form/ReviewDialog';
import type { Refusal } from './refusalText';

/** What was found out last: why not, that it could not be found out, or the form. */
export type FormAnswer = Refusal | 'unknown' | { ReviewDialog: ComponentType<ReviewDialogProps> };

interface ReviewFormState {
  /** `undefined` until somebody asked, and after the form was closed. */
  answer: FormAnswer | undefined;
  isAsking: boolean;
  /** Asks the host, and visitors to log in first; who then does gets the answer at once. */
  ask: () => void;
  close: () => void;
}

/** Whether the shopper may review a product: the server decides (specification section 6). */
export function useReviewForm(productUuid: string): ReviewFormState {
  const { i18n } = useLingui();
  const session = useRetained('session:changed');
  const [answer, setAnswer] = useState<FormAnswer>();
  const [isAsking, setIsAsking] = useState(false);

  const askHost = useCallback(async () => {
    setIsAsking(true);
    // Who has logged in is not asked to, and not asked about twice.
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

/** Fetches the form's code with the answer: nobody else needs either. */
async function findAnswer(productUuid: string, i18n: I18n): Promise<FormAnswer> {
  try {
    const [{ fetchRefusal }, { ReviewDialog }, { loadFormTexts }] = await Promise.all([
      import(/* webpackChunkName: "catalog-review-form" */ './form/fetchRefusal'),
      import(/* webpackChunkName: "catalog-review-form" */ './form/ReviewDialog'),
      import(/* webpackChunkName: "catalog-review-form" */ './form/loadFormTexts'),
    ]);
    const [refusal] = await Promise.all([fetchRefusal(productUuid), loadFormTexts(i18n)]);
    return refusal ?? { ReviewDialog };
  } catch (error) {
    console.warn('The right to review could not be checked:', error);
    return 'unknown';
  }
}
