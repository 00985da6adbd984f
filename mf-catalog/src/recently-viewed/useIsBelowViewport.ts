import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element has been below the viewport. Content that is inserted below the viewport
 * causes no visible layout shift.
 * @param container its `current` is `null` in the first render of a page. The result is then true
 * immediately, because container and content appear together.
 */
export function useIsBelowViewport(container: RefObject<HTMLElement | null>): boolean {
  const [isBelow, setIsBelow] = useState(() => container.current === null);
  useEffect(() => {
    const element = container.current;
    if (!element || isBelow) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return;
      setIsBelow(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, isBelow]);
  return isBelow;
}
