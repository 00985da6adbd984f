/** Pause in typing that counts as the end of a composition, ms. */
const PAUSE_MS = 1000;

interface ImeTracker {
  /** Resolves once no composition is active in the region. */
  settled: () => Promise<void>;
  stop: () => void;
}

/**
 * Tracks compositions of an input method (IME) inside a region: replacing the field during one would
 * split the word. A pause counts as its end, because Android's keyboards compose every word.
 */
export function trackImeComposition(region: Element): ImeTracker {
  let isComposing = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settle: (() => void) | undefined;
  const waitForPause = () => {
    clearTimeout(timer);
    if (settle) timer = setTimeout(settle, PAUSE_MS);
  };
  const handlers = {
    compositionstart: () => {
      isComposing = true;
    },
    compositionend: () => {
      isComposing = false;
      settle?.();
    },
    input: waitForPause,
  };
  const entries = Object.entries(handlers);
  for (const [event, handler] of entries) region.addEventListener(event, handler);
  return {
    async settled() {
      if (!isComposing) return;
      await new Promise<void>((resolve) => {
        settle = resolve;
        waitForPause();
      });
    },
    stop() {
      clearTimeout(timer);
      for (const [event, handler] of entries) region.removeEventListener(event, handler);
    },
  };
}
