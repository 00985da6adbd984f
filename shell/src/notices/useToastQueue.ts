import type { EventMap } from '@marketplace/contracts/events';
import { useEffect, useState } from 'react';
import { bus } from '../../contracts';
import type { ToastHost } from './useToastHost';

export type Toast = EventMap['toast:requested'];

/** Time for which a toast is shown, ms (specification section 9). */
const TOAST_MS = 2000;

/**
 * Queue of toasts. It shows one toast at a time, in the order of the requests. Equal messages in a
 * row count once.
 * @param isPaused true to stop the timer of the current toast
 * @param host container of the toasts; until it exists, requests wait on the bus
 */
export function useToastQueue(isPaused: boolean, host: ToastHost | undefined) {
  const [queue, setQueue] = useState<Toast[]>([]);
  const [toast] = queue;
  const dismiss = () => setQueue(([, ...rest]) => rest);

  useEffect(() => {
    if (!host) return;
    return bus.subscribe('toast:requested', (next) => {
      const add = () =>
        setQueue((waiting) =>
          waiting.at(-1)?.message === next.message ? waiting : [...waiting, next],
        );
      const pause = host.raise();
      if (pause > 0) setTimeout(add, pause);
      else add();
    });
  }, [host]);

  useEffect(() => {
    if (!toast || isPaused) return;
    const timer = setTimeout(() => setQueue(([, ...rest]) => rest), TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  return { toast, dismiss };
}
