import { lockScroll } from '@marketplace/contracts/design/lockScroll';
import { useLocation } from '@marketplace/contracts/router';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ToggleEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { keepFocusInside } from './keepFocusInside';

interface SheetOptions {
  /** Its name while it covers the page. */
  label: string;
  /** Width in px from which it is a part of the page and covers nothing. */
  wideFrom: number;
  /** Selector of what gets the focus when it opens. */
  focusFirst: string;
}

/**
 * A native popover that is a sheet over a narrow page: it opens and closes without JavaScript. With
 * it, the page behind stays put (specification section 4), focus goes in, round and back, and it
 * closes when the page changes, when a button in it is pressed, and when the screen grows wide.
 */
export function useSheet({ label, wideFrom, focusFirst }: SheetOptions) {
  const sheet = useRef<HTMLDivElement>(null);
  const unlock = useRef<() => void>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  const { key } = useLocation();

  const handleChange = (isNowOpen: boolean) => {
    unlock.current?.();
    unlock.current = isNowOpen ? lockScroll() : undefined;
    setIsOpen(isNowOpen);
  };
  const close = () => {
    // Older browsers lack popovers; there the sheet stands open in the page.
    if (unlock.current) sheet.current?.hidePopover();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => close, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both read refs only.
  useEffect(() => {
    // Somebody may have been faster than this code.
    const isEarly = 'popover' in HTMLElement.prototype && sheet.current?.matches(':popover-open');
    if (isEarly) handleChange(true);
    const wide = window.matchMedia(`(min-width: ${wideFrom}px)`);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return {
    ref: sheet,
    popover: 'auto' as const, // the attribute's type is a union of literals
    ...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': label }),
    onToggle({ newState, target }: ToggleEvent<HTMLDivElement>) {
      // Entries inside are `<details>`, whose toggle events React lets through.
      if (target !== sheet.current) return;
      handleChange(newState === 'open');
      if (newState === 'open') sheet.current.querySelector<HTMLElement>(focusFirst)?.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      if (unlock.current && sheet.current) keepFocusInside(sheet.current, event);
    },
    onClick({ target }: MouseEvent) {
      // What opens from here gives the focus back to the button that opened the sheet.
      const isPress = target instanceof Element && target.closest('button[type="button"]');
      if (isPress && !isPress.hasAttribute('popovertarget')) close();
    },
    onBlur({ relatedTarget }: FocusEvent) {
      const isInside = relatedTarget instanceof Node && sheet.current?.contains(relatedTarget);
      if (relatedTarget && !isInside) close();
    },
  };
}
