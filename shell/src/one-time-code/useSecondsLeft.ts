import { useSyncExternalStore } from 'react';

/** Often enough that no second is skipped. */
const TICK_MS = 250;

function tick(onTick: () => void): () => void {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

/**
 * Whole seconds until a moment, counted down; 0 when it has come.
 * @param until ms since 1970
 * @param longest seconds; a clock that was set back must not make anybody wait for hours
 */
export function useSecondsLeft(until: number, longest: number): number {
  return useSyncExternalStore(
    tick,
    () => Math.min(longest, Math.max(0, Math.ceil((until - Date.now()) / 1000))),
    () => 0,
  );
}
