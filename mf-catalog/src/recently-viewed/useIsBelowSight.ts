import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a place has been below what is in sight since this was mounted: what is put there then
 * moves nothing that somebody is looking at.
 *
 * @param place `undefined` where nothing was in sight before
 */
export function useIsBelowSight(place: RefObject<HTMLElement | null> | undefined): boolean {
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
