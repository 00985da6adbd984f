import { useEffect } from 'react';
import { bottomBarHeight } from './bottomBarHeight';

/** Keeps `--bar-lift` of an element at the height of the bar at the lower edge of the screen. */
export function useBarLift(element: HTMLElement | null | undefined): void {
  useEffect(() => {
    if (!element) return;
    const lift = () => element.style.setProperty('--bar-lift', `${bottomBarHeight(element)}px`);
    lift();
    // A sticky bar sticks only while its page continues below it.
    window.addEventListener('scroll', lift, { passive: true });
    return () => window.removeEventListener('scroll', lift);
  }, [element]);
}
