/** Pause in typing, in ms, that counts as the end of a composition. */
const PAUSE_MS = 1000;

/**
 * Tracks compositions of an input method (IME) inside a region, because a replacement of the field
 * during a composition would split the word. A pause also counts as the end, because Android's
 * keyboards compose every word.
 * @param signal ends the tracking
 * @returns a function that waits until no composition is active in the region
 */
export function trackImeComposition(region: Element, signal: AbortSignal): () => Promise<void> {
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
  for (const [event, handler] of Object.entries(handlers)) {
    region.addEventListener(event, handler, { signal });
  }
  return async () => {
    if (!isComposing) return;
    await new Promise<void>((resolve) => {
      settle = resolve;
      waitForPause();
    });
  };
}
