import { pageLife } from '@marketplace/contracts/rendering';
import { useLocation } from '@marketplace/contracts/router';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { startTransition, useEffect, useState } from 'react';

/** Key of the history entry that going back or forward led to last; at first that of the document. */
let revisited = 'default';
const noteEntry = () => {
  revisited = history.state?.key ?? 'default';
};
if (typeof window !== 'undefined') {
  noteEntry();
  window.addEventListener('popstate', noteEntry);
}

/**
 * True in the first frame of a page that is navigated to, on a phone: what is not in view is rendered after it,
 * because a slow one needs a third longer for all of a page (decision 046). The page keeps its height meanwhile.
 *
 * @param knowsPlace whether it can tell what is in view where one goes back to, too
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
