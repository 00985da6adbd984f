/** Longest wait for an idle browser, in ms (specification section 9). */
const IDLE_LIMIT_MS = 2000;
/** Time in ms after a press during which the page does nothing but react to the press. */
export const ANSWER_MS = 300;

/**
 * Events of the window that a visitor causes. Until one of them occurs, a page prefetches nothing
 * that only the visitor's next step needs.
 */
export const ACTIVITY_EVENTS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  // Screen readers and voice control move the focus and click without a pointer or key.
  'focusin',
  'click',
  'wheel',
  'scroll',
] as const;

/**
 * Name of the document's data attribute and of the window's event for a visitor's first
 * interaction.
 */
export const INTERACTED = 'interacted';

export const hasInteracted = () => INTERACTED in document.documentElement.dataset;

/**
 * Records the visitor's first interaction, or something that counts as one. The boot script does
 * the same with its own code, `ANSWER_MS` after the first of `ACTIVITY_EVENTS` that a visitor
 * causes.
 */
export function markInteracted(): void {
  if (hasInteracted()) return;
  document.documentElement.dataset[INTERACTED] = '';
  window.dispatchEvent(new Event(INTERACTED));
}

/**
 * Runs a callback once the visitor has interacted.
 * @returns a function that cancels the callback
 */
export function onceInteracted(run: () => void): () => void {
  if (hasInteracted()) {
    run();
    return () => undefined;
  }
  window.addEventListener(INTERACTED, run, { once: true });
  return () => window.removeEventListener(INTERACTED, run);
}

/**
 * Runs a callback once the visitor has interacted and the browser is idle.
 * @returns a function that cancels the callback
 */
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
 * Runs a callback once the browser is idle, even before an interaction. Just after a press, the
 * callback waits even if the browser is idle, because it could delay the reaction to the press.
 * @returns a function that cancels the callback
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

/** @returns a function that cancels the callback */
function requestIdle(run: () => void): () => void {
  // Safari has no idle callback.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, IDLE_LIMIT_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(id);
}

/** True if the browser has restored the fields of the document, as it does after Back or a reload. */
export const hasReturned = () =>
  // The cast is safe: entries of this kind have a type.
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');
