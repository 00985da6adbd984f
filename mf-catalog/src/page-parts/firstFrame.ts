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
 * True in the first frame after a navigation on a phone. In the first frame, a page renders only
 * content in view and keeps its height. A slow phone shows this frame sooner than it could show the
 * whole page (decision 046).
 * @param knowsPlace true if the caller knows which content is in view after Back or Forward.
 * Otherwise, the hook returns false after Back or Forward.
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
