import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element has been below the viewport since mounting: content inserted there causes no
 * visible layout shift.
 *
 * @param container `undefined` when the page was not painted before, so that nothing can shift
 */
export function useIsBelowViewport(container: RefObject<HTMLElement | null> | undefined): boolean {
  const [isBelow, setIsBelow] = useState(container === undefined);
  useEffect(() => {
    const element = container?.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      setIsBelow(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return isBelow;
}
