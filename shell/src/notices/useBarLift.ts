import { useEffect } from 'react';
import { bottomBarHeight } from './bottomBarHeight';

/** Maximum time in ms in which a bar appears or disappears after scrolling. */
const BAR_SETTLES_MS = 300;

/**
 * Keeps `--bar-lift` of an element equal to the height of the bars below.
 * @param measure returns that height in px, without counting the given element
 */
export function useBarLift(
  element: HTMLElement | null | undefined,
  measure: (ignored: Element) => number = bottomBarHeight,
): void {
  useEffect(() => {
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const lift = () => element.style.setProperty('--bar-lift', `${measure(element)}px`);
    // Measures after each scroll, because a bar sticks only while its page continues below it, and
    // some bars depend on what is in view.
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
