import { useLayoutEffect } from 'react';

/** Time after a scroll in which a bar may still appear or disappear, ms. */
const BAR_SETTLES_MS = 300;

/**
 * Sets `--bar-lift` of an element to the height of the bars below it, before the element is
 * painted.
 * @param measure returns the height of the bars in px and ignores the element itself; absent until
 * its code has loaded
 */
export function useBarLift(
  element: HTMLElement | null | undefined,
  measure: ((ignored: Element) => number) | undefined,
): void {
  useLayoutEffect(() => {
    if (!element || !measure) return;
    let timer: ReturnType<typeof setTimeout>;
    const lift = () => element.style.setProperty('--bar-lift', `${measure(element)}px`);
    // Measures after each scroll. A bar sticks only while its part of the page is in view, and some
    // bars depend on what is in view.
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
