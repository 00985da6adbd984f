import { useEffect } from 'react';

/** Less than this is a finger that trembles, in px. */
const TREMBLE = 8;
/** Above it the header is there anyway. */
const TOP = 100;

/**
 * Says in the document whether the page is scrolled down, when the header of a narrow page is away, or up
 * again, when it is back (`Header`).
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
