/** A pause in typing after which a word may be taken as it is, ms. */
const PAUSE_MS = 1000;

interface TypingWatch {
  /** Resolves once no word is being composed in the region. */
  rest: () => Promise<void>;
  stop: () => void;
}

/**
 * Knows whether an input method composes a word inside a region: replacing the field meanwhile would
 * cut the word in two. A pause is enough, because Android's keyboards compose every word to its end.
 */
export function watchTyping(region: Element): TypingWatch {
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
    async rest() {
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
