import { breakpoints } from '@marketplace/contracts/design/breakpoints';
import { lockScroll } from '@marketplace/contracts/design/lockScroll';
import { useLocation } from '@marketplace/contracts/router';
import { type FocusEvent, type ToggleEvent, useEffect, useRef } from 'react';

/**
 * What the browser does not do for a popover by itself: the page behind stays put while it is open
 * (specification section 4), and it closes when the page changes, when the focus leaves it, and
 * when the screen grows wide enough for the bar.
 */
export function useMenuSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  const unlock = useRef<() => void>(undefined);
  const { key } = useLocation();

  const close = () => {
    // Older browsers lack popovers; there the sheet stands open in the page.
    if (unlock.current) sheet.current?.hidePopover();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => close, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` reads refs only.
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${breakpoints.wide}px)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return {
    ref: sheet,
    onToggle({ newState, target }: ToggleEvent<HTMLDivElement>) {
      // Entries inside are `<details>`, whose toggle events React lets through.
      if (target !== sheet.current) return;
      unlock.current?.();
      unlock.current = newState === 'open' ? lockScroll() : undefined;
    },
    onBlur({ relatedTarget }: FocusEvent) {
      const isInside = relatedTarget instanceof Node && sheet.current?.contains(relatedTarget);
      if (relatedTarget && !isInside) close();
    },
  };
}
