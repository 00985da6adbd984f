import { pageLife } from '@marketplace/contracts/rendering';
import { useLocation } from '@marketplace/contracts/router';
import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { startTransition, useEffect, useState } from 'react';

/**
 * Key of the latest history entry that Back or Forward has reached. Initially the key of the entry
 * with which the document was loaded.
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
 * True in the first frame after a navigation on a phone. In that frame, a page renders only content
 * in view and keeps its height. Rendering the whole page in one frame takes a slow phone a third
 * longer (decision 046).
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
