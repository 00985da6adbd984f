import type { KeyboardEvent } from 'react';

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), summary';

/** Tab goes round inside an element that covers the page, as it does in a modal dialog. */
export function keepFocusInside(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter(isShown);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const isInside = element.contains(document.activeElement);
  if (!to || (isInside && document.activeElement !== from)) return;
  event.preventDefault();
  to.focus();
}

// Older browsers cannot say; there a closed submenu counts as shown, and Tab leaves it as usual.
const isShown = (stop: HTMLElement) => stop.checkVisibility?.() ?? true;
