import { pageLife } from '@marketplace/contracts/rendering';
import { useLocation } from '@marketplace/contracts/router';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { startTransition, useEffect, useState } from 'react';

/** Key of the history entry that Back or Forward reached last; at first the document's. */
let revisited = 'default';
const noteEntry = () => {
  revisited = history.state?.key ?? 'default';
};
if (typeof window !== 'undefined') {
  noteEntry();
  window.addEventListener('popstate', noteEntry);
}

/**
 * True in the first frame of a navigation on a phone. Content that is not in view is rendered after
 * it, because rendering the whole page takes a slow phone a third longer (decision 046). The page
 * keeps its height meanwhile.
 * @param knowsPlace true if the caller knows what is in view after Back or Forward too
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
