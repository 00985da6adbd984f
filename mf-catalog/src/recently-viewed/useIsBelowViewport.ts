import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element has been below the viewport since mounting: content inserted there causes no
 * visible layout shift.
 *
 * @param place `undefined` when the page was not painted before, so that nothing can shift
 */
export function useIsBelowViewport(place: RefObject<HTMLElement | null> | undefined): boolean {
  const [isBelow, setIsBelow] = useState(place === undefined);
  useEffect(() => {
    const element = place?.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      setIsBelow(true);
      observer.disconnect();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isBelow;
}
