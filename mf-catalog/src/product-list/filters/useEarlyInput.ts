import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The field of a form that was turned to last, while the form may still be the server's markup: what
 * is done to it before the code comes is not to be lost.
 */
export function useEarlyInput(place: RefObject<HTMLElement | null>) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement && place.current?.contains(active)) {
      input.current = active;
    }
  }, [place]);
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLInputElement) input.current = target;
  };
  return { input, note };
}
