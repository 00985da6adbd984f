import { useEffect } from 'react';

/** Smaller movements, in px, count as a trembling finger. */
const TREMBLE = 8;
/** Within this distance of the top, in px, the header is visible anyway. */
const TOP = 100;

/**
 * Sets an attribute on the document by scroll direction, which makes `Header` hide and return on
 * narrow screens.
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
