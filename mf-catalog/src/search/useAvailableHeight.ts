import { type RefObject, useEffect } from 'react';

/** Gap in px between the box and the phone's keyboard. */
const GAP = 8;

/**
 * Sets `--room` on a box to the height that is visible below the box's upper edge. A phone's
 * keyboard covers the page without resizing it, and a shopper could not scroll to content under the
 * keyboard.
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
