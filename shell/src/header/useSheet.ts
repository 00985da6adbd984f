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

/**
 * Matches an open sheet. Browsers without popovers accept the unknown `:popover-open` only inside
 * `:is`.
 */
const OPEN = ':is(:popover-open, [data-open])';

interface SheetOptions {
  /** Accessible name of the sheet while it covers the page. */
  label: string;
  /** Screen width from which the content is part of the page and no longer a sheet, px. */
  wideFrom: number;
  /** Selector of the element that gets the focus when the sheet opens. */
  focusFirst: string;
}

/**
 * A native popover that is a sheet over a narrow page. It works without JavaScript. In a browser
 * without popovers, `sheetsWithoutPopovers` opens and closes it. With JavaScript, the page behind
 * it does not scroll (specification section 4), and focus is trapped and then restored. The sheet
 * closes when the visitor opens another page or presses a button in it. It also closes when the
 * focus moves to an element outside, and when the screen becomes wide.
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
    if (!unlock.current || !sheet.current) return;
    if (window.__setSheet) window.__setSheet(sheet.current, false);
    else sheet.current.hidePopover();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new location is what closes it.
  useEffect(() => close, [key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: both read refs only.
  useEffect(() => {
    // The visitor may have opened the sheet before hydration.
    if (sheet.current?.matches(OPEN)) handleChange(true);
    const wide = window.matchMedia(`(min-width: ${wideFrom}px)`);
    wide.addEventListener('change', close);
    return () => {
      wide.removeEventListener('change', close);
      // If an open sheet is removed together with its header, the browser fires no `toggle` event.
      handleChange(false);
    };
  }, []);

  return {
    ref: sheet,
    popover: 'auto' as const, // keeps the literal type of the attribute
    // With a tabindex, a press on a text focuses the sheet, so the sheet receives the next Tab.
    // Safari also focuses the sheet when the visitor presses a button in it.
    ...(isOpen && { role: 'dialog', 'aria-modal': true, 'aria-label': label, tabIndex: -1 }),
    onToggle({ newState, target }: ToggleEvent<HTMLDivElement>) {
      // Ignores the toggle events of `<details>` elements in the sheet, which bubble in React.
      if (target !== sheet.current) return;
      handleChange(newState === 'open');
      if (newState === 'open') sheet.current.querySelector<HTMLElement>(focusFirst)?.focus();
    },
    onKeyDown(event: KeyboardEvent) {
      if (unlock.current && sheet.current) trapFocus(sheet.current, event);
    },
    onClick({ target }: MouseEvent) {
      // Closes the sheet before the pressed button opens a dialog. When the dialog closes, the
      // focus then returns to the button that opened the sheet.
      const isPress = target instanceof Element && target.closest('button[type="button"]');
      if (isPress && !isPress.hasAttribute('popovertarget')) close();
    },
    onBlur({ relatedTarget }: FocusEvent) {
      const isInside = relatedTarget instanceof Node && sheet.current?.contains(relatedTarget);
      if (relatedTarget && !isInside) close();
    },
  };
}

const STOPS =
  ':is(a[href], button:not(:disabled), input:not(:disabled), summary):not([tabindex="-1"])';

/**
 * Keeps Tab inside an element that covers the page, as in a modal dialog. Moves the focus at every
 * Tab, not only at the ends, because Safari skips links and buttons, and would focus a field of the
 * page behind.
 */
function trapFocus(element: HTMLElement, event: KeyboardEvent): void {
  // While an input method composes a word, Tab belongs to the input method.
  if (event.key !== 'Tab' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)];
  if (event.shiftKey) stops.reverse();
  // The cast is safe: an element of another type is not in the list.
  const next = stops.indexOf(document.activeElement as HTMLElement) + 1;
  // A hidden control, such as a link in a closed submenu, does not take the focus.
  [...stops.slice(next), ...stops].some((stop) => {
    stop.focus();
    return stop === document.activeElement;
  });
}
