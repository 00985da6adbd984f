import { type RefObject, useEffect, useState } from 'react';

/**
 * True while an element is in the viewport. Also true until the browser has reported for the first
 * time, and without `IntersectionObserver`.
 */
export function useIsInView(target: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsInView(entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isInView;
}
