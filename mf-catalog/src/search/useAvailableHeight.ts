import { type RefObject, useEffect } from 'react';

/** Gap between the box and the keyboard, px. */
const GAP = 8;

/**
 * Sets `--room` on a box to the height of the visual viewport below its upper edge, because a
 * phone's keyboard covers the page without resizing it, and content under the keyboard could not be
 * scrolled into view.
 */
export function useAvailableHeight(box: RefObject<HTMLElement | null>, isOpen: boolean): void {
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
