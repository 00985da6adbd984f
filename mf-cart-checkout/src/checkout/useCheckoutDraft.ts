import { useMemo, useState } from 'react';
import { type DraftFields, GUEST, readDraft } from './checkoutDraft';
import type { PostedForm } from './completeOrderForm';

interface CheckoutDraft {
  /** The last known owner of the form, for whom its draft is saved. */
  owner: string | undefined;
  posted: PostedForm | undefined;
  /** Initial values of the fields. */
  draft: DraftFields | undefined;
  /** Changes with the draft. Uncontrolled fields then mount again and read the new values. */
  draftKey: string;
  /** Must be called after each change of the form. */
  markFilled: () => void;
}

/**
 * Returns the initial values of the checkout form. They change if another owner replaces the last
 * known owner, for example after a logout in another tab. The form keeps its input while the owner
 * is unknown, and when a guest who has filled in the form logs in.
 * @param current uuid of the customer, or `GUEST`; `undefined` if the API does not say who the
 * customer is
 * @param result content of a form that was posted without JavaScript; read at mount only
 */
export function useCheckoutDraft(
  current: string | undefined,
  result: PostedForm | undefined,
  isAlive: boolean,
): CheckoutDraft {
  const [owner, setOwner] = useState(current);
  const [reader, setReader] = useState({ owner: current, turn: 0 });
  const [isFilled, setIsFilled] = useState(false);
  const [answered] = useState(result);
  const posted = reader.turn === 0 ? answered : undefined;
  const stored = useMemo(
    () => (isAlive && !posted && reader.owner ? readDraft(reader.owner) : undefined),
    [isAlive, posted, reader],
  );
  const draft = stored ?? posted?.typed;
  if (current && current !== owner) {
    setOwner(current);
    const isLogin = current !== GUEST && (!owner || owner === GUEST);
    if (!(isLogin && (isFilled || draft))) {
      setReader({ owner: current, turn: reader.turn + 1 });
      setIsFilled(false);
    }
  }
  return {
    owner,
    posted,
    draft,
    draftKey: `${reader.turn} ${draft ? 'draft' : 'new'}`,
    markFilled: () => setIsFilled(true),
  };
}
