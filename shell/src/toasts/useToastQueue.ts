import { bus, type EventMap } from '@marketplace/contracts/events';
import { useEffect, useState } from 'react';
import type { ToastPlace } from './stayOnTop';

export type Toast = EventMap['toast:requested'];

/** Specification section 9. */
const TOAST_MS = 2000;
/**
 * Toasts in the order they were asked for, one at a time. The time stands still while held.
 *
 * @param place where they are shown; until there is one, what is asked for waits on the bus
 */
export function useToastQueue(isHeld: boolean, place: ToastPlace | undefined) {
  const [queue, setQueue] = useState<Toast[]>([]);
  const [toast] = queue;
  const dismiss = () => setQueue(([, ...rest]) => rest);

  useEffect(() => {
    if (!place) return;
    return bus.subscribe('toast:requested', (next) => {
      const add = () =>
        setQueue((waiting) =>
          waiting.at(-1)?.message === next.message ? waiting : [...waiting, next],
        );
      const pause = place.raise();
      if (pause > 0) setTimeout(add, pause);
      else add();
    });
  }, [place]);

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return { toast, dismiss };
}
