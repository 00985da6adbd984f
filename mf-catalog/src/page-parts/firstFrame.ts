import { afterPaint } from '@marketplace/contracts/afterPaint';
import { useIsHydrating } from '@marketplace/contracts/islands';
import { startTransition, useEffect, useState } from 'react';

/**
 * True in the first frame of a page that is navigated to, on a phone: what is not in view is rendered after it,
 * for a slow one needs a third longer for all of a page (decision 046). The page keeps its height meanwhile.
 */
export function useIsFirstFrame(): boolean {
  const isHydrating = useIsHydrating();
  const [isFirst, setIsFirst] = useState(
    () => typeof window !== 'undefined' && !isHydrating && isPhone(),
  );
  useEffect(() => afterPaint(() => startTransition(() => setIsFirst(false))), []);
  return isFirst;
}

const isPhone = () => window.matchMedia?.('(width < 600px)').matches ?? false;
