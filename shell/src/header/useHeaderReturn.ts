import { useEffect } from 'react';

/** Scrolls shorter than this are ignored, because a finger may tremble, px. */
const TREMBLE = 8;
/** Distance from the top of the page within which the header is always visible, px. */
const TOP = 100;

/**
 * Sets an attribute on the document while the visitor scrolls down. On narrow screens, the
 * attribute hides the `Header`. When the attribute is removed, the header returns.
 */
export function useHeaderReturn(): void {
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const { scrollY } = window;
      const isAtTop = scrollY < TOP;
      if (!isAtTop && Math.abs(scrollY - last) < TREMBLE) return;
      const isAway = !isAtTop && scrollY > last;
      last = scrollY;
      if (isAway) document.documentElement.dataset.header = 'away';
      else delete document.documentElement.dataset.header;
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
}
