import { pageLife } from '@marketplace/contracts/rendering';
import { useLocation } from '@marketplace/contracts/router';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { startTransition, useEffect, useState } from 'react';

/**
 * Key of the history entry that Back or Forward reached last; initially the key of the document's
 * entry.
 */
let revisited = 'default';
const noteEntry = () => {
  revisited = history.state?.key ?? 'default';
};
if (typeof window !== 'undefined') {
  noteEntry();
  window.addEventListener('popstate', noteEntry);
}

/**
 * True in the first frame of a navigation on a phone. Content out of view is rendered in a later
 * frame, because rendering the whole page in one frame takes a slow phone a third longer (decision
 * 046). Meanwhile the page keeps its height.
 * @param knowsPlace true if the caller knows what is in view even after Back or Forward
 */
export function useIsFirstFrame(knowsPlace = false): boolean {
  const { key } = useLocation();
  const [isFirst, setIsFirst] = useState(
    () =>
      typeof window !== 'undefined' &&
      pageLife.isAlive() &&
      window.innerWidth < 600 &&
      (knowsPlace || key !== revisited),
  );
  useEffect(() => afterPaint(() => startTransition(() => setIsFirst(false))), []);
  return isFirst;
}
