/** Specification section 9: longest wait for an idle moment, ms. */
const IDLE_LIMIT_MS = 2000;
/** For the answer to a press, before the page does anything for the next one, ms. */
export const ANSWER_MS = 300;

/**
 * Events of the window that a visitor causes. A page that nobody touches, scrolls or points at fetches
 * nothing that only a next step needs.
 */
export const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  // Screen readers and voice control move the focus and click without any pointer or key.
  'focusin',
  'click',
  'wheel',
  'scroll',
] as const;

/** Name of the document's data attribute and of the window's event that say that a visitor has interacted. */
export const INTERACTED = 'attended';

export const hasInteracted = () => INTERACTED in document.documentElement.dataset;

/** Marks the document as one that somebody uses; the boot script does so at the first activity. */
export function markInteracted(): void {
  if (hasInteracted()) return;
  document.documentElement.dataset[INTERACTED] = '';
  window.dispatchEvent(new Event(INTERACTED));
}

/** Runs a callback once a visitor has interacted. @returns cancel */
export function onceInteracted(run: () => void): () => void {
  if (hasInteracted()) {
    run();
    return () => undefined;
  }
  window.addEventListener(INTERACTED, run, { once: true });
  return () => window.removeEventListener(INTERACTED, run);
}

/** Runs a callback once a visitor has interacted and the browser is idle. @returns cancel */
export function onIdle(run: () => void): () => void {
  let cancelIdle = () => {};
  const cancelInteraction = onceInteracted(() => {
    cancelIdle = whenIdle(run);
  });
  return () => {
    cancelInteraction();
    cancelIdle();
  };
}

let pressedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  const notePress = () => {
    pressedAt = performance.now();
  };
  window.addEventListener('pointerdown', notePress, { capture: true, passive: true });
}

/**
 * Runs a callback once the browser is idle, whether a visitor has interacted or not. Between a finger that
 * comes down and the answer to it the browser is idle as well, and what began then would delay the answer.
 * @returns cancel
 */
export function whenIdle(run: () => void): () => void {
  let cancel = requestIdle(() => {
    const answerMs = pressedAt + ANSWER_MS - performance.now();
    if (answerMs <= 0) return run();
    const timer = setTimeout(() => {
      cancel = whenIdle(run);
    }, answerMs);
    cancel = () => clearTimeout(timer);
  });
  return () => cancel();
}

/** @returns cancel */
function requestIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(id);
}
