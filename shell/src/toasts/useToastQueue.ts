import { bus, type EventMap } from '@marketplace/contracts/events';
import { useEffect, useState } from 'react';

export type Toast = EventMap['toast:requested'];

/** Specification section 9. */
const TOAST_MS = 2000;
/** After it was moved, a live region needs a moment before what it says is noticed. */
const MOVE_MS = 100;

/**
 * Toasts in the order they were asked for, one at a time. The time stands still while held.
 *
 * @param raise brings the region to where it can be seen; true when it had to be moved
 */
export function useToastQueue(isHeld: boolean, raise: () => boolean) {
  const [queue, setQueue] = useState<Toast[]>([]);
  const [toast] = queue;
  const dismiss = () => setQueue(([, ...rest]) => rest);

  useEffect(
    () =>
      bus.subscribe('toast:requested', (next) => {
        const add = () =>
          setQueue((waiting) =>
            waiting.at(-1)?.message === next.message ? waiting : [...waiting, next],
          );
        if (raise()) setTimeout(add, MOVE_MS);
        else add();
      }),
    [raise],
  );

  useEffect(() => {
    if (!toast || isHeld) return;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isHeld]);

  return { toast, dismiss };
}
