import { type RefObject, useEffect } from 'react';

/** Left free between the box and the keyboard, px. */
const GAP = 8;

/**
 * Tells a box how much of the screen is left below its upper edge, as `--room`: a phone's keyboard
 * covers the page without making it shorter, and what lies under it could not be scrolled to.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const { visualViewport } = window;
    const element = box.current;
    if (!isOpen || !visualViewport || !element) return;
    const measure = () => {
      const end = visualViewport.offsetTop + visualViewport.height;
      const room = end - element.getBoundingClientRect().top - GAP;
      element.style.setProperty('--room', `${Math.floor(room)}px`);
    };
    measure();
    visualViewport.addEventListener('resize', measure);
    return () => visualViewport.removeEventListener('resize', measure);
  }, [box, isOpen]);
}
