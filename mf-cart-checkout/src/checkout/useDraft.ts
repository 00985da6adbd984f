import { useMemo, useSyncExternalStore } from 'react';
import { openDraft } from './checkoutDraft';

const neverChanges = () => () => undefined;

/** What the customer had typed before they were interrupted; the server cannot know it. */
export function useDraft(customer: string | undefined) {
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useMemo(
    () => (isInBrowser && customer !== undefined ? openDraft(customer) : undefined),
    [isInBrowser, customer],
  );
}
