import { useEffect } from 'react';
import { bottomBarHeight } from './bottomBarHeight';

/** Longest that a bar takes to come or go once the page stands still, ms. */
const BAR_SETTLES_MS = 300;

/**
 * Keeps `--bar-lift` of an element at the height of what it has to keep clear of at the lower edge of
 * the screen.
 *
 * @param measure height in px, given the element that is not to be counted
 */
export function useBarLift(
  element: HTMLElement | null | undefined,
  measure: (ignored: Element) => number = bottomBarHeight,
): void {
  useEffect(() => {
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const lift = () => element.style.setProperty('--bar-lift', `${measure(element)}px`);
    // A sticky bar sticks only while its page continues below it; others follow what is in view.
    const handleScroll = () => {
      lift();
      clearTimeout(timer);
      timer = setTimeout(lift, BAR_SETTLES_MS);
    };
    handleScroll();
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', handleScroll);
    };
  }, [element, measure]);
}
