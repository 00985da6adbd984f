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

interface SheetOptions {
  /** Accessible name of the sheet while it covers the page. */
  label: string;
  /** Screen width in px from which the content is part of the page, not a sheet. */
  wideFrom: number;
  /** Selector of the element that gets the focus on opening. */
  focusFirst: string;
}

/**
 * A native popover that is a sheet over a narrow page and works without JavaScript. With
 * JavaScript, the page behind does not scroll (specification section 4), focus is trapped and
 * restored, and the sheet closes when the page changes, when a button in it is pressed, and when
 * the screen becomes wide.
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
    // Does nothing in older browsers without popovers, where the content is always visible.
    if (unlock.current) sheet.current?.hidePopover();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => close, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both read refs only.
  useEffect(() => {
    // The sheet may have been opened before hydration.
    const isEarly = 'popover' in HTMLElement.prototype && sheet.current?.matches(':popover-open');
    if (isEarly) handleChange(true);
    const wide = window.matchMedia(`(min-width: ${wideFrom}px)`);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      // Browsers send no event if an open sheet is removed with its header.
      handleChange(false);
    };
  }, []);

  return {
    ref: sheet,
    popover: 'auto' as const, // the attribute's type is a union of literals
    ...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': label }),
    onToggle({ newState, target }: ToggleEvent<HTMLDivElement>) {
      // Ignores toggle events of `<details>` in the sheet, which bubble in React.
      if (target !== sheet.current) return;
      handleChange(newState === 'open');
      if (newState === 'open') sheet.current.querySelector<HTMLElement>(focusFirst)?.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      if (unlock.current && sheet.current) trapFocus(sheet.current, event);
    },
    onClick({ target }: MouseEvent) {
      // Closes the sheet before the pressed button opens a dialog, so that the dialog later returns
      // the focus to the button that opened the sheet.
      const isPress = target instanceof Element && target.closest('button[type="button"]');
      if (isPress && !isPress.hasAttribute('popovertarget')) close();
    },
    onBlur({ relatedTarget }: FocusEvent) {
      const isInside = relatedTarget instanceof Node && sheet.current?.contains(relatedTarget);
      if (relatedTarget && !isInside) close();
    },
  };
}

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), summary';

/** Traps Tab inside an element that covers the page, as a modal dialog does. */
function trapFocus(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isInside = element.contains(document.activeElement);
  if (!to || (isInside && document.activeElement !== from)) return;
  event.preventDefault();
  to.focus();
}

// Without `checkVisibility`, links in a closed submenu count as visible, and Tab works normally
// there.
const isShown = (stop: HTMLElement) => stop.checkVisibility?.() ?? true;
