import { useEffect } from 'react';
import { bottomBarHeight } from './bottomBarHeight';

/** Longest that a bar takes to come or go once the page stands still, ms. */
const BAR_SETTLES_MS = 300;

/** Keeps `--bar-lift` of an element at the height of the bar at the lower edge of the screen. */
export function useBarLift(element: HTMLElement | null | undefined): void {
  useEffect(() => {
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const lift = () => element.style.setProperty('--bar-lift', `${bottomBarHeight(element)}px`);
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
  }, [element]);
}
