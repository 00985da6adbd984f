/** Specification section 9: longest wait for an idle moment. */
const IDLE_LIMIT_MS = 2000;
/** For the answer to a press, before the page does anything for the next one. */
export const ANSWER_MS = 300;

/**
 * Events of the window that a shopper causes. A page that nobody touches, scrolls or
 * points at fetches nothing that only a next step needs.
 */
export const SIGNS_OF_A_SHOPPER = [
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

/** The boot script listens for the signs, and marks the document at the first of them. */
export const ATTENDED = 'attended';

/** Marks the document as one that somebody uses. */
export function markAttended(): void {
  if (isAttended()) return;
  document.documentElement.dataset[ATTENDED] = '';
  window.dispatchEvent(new Event(ATTENDED));
}

/** Runs a callback once somebody is there and the browser is idle. @returns cancel */
export function onIdle(run: () => void): () => void {
  if (isAttended()) return whenIdle(run);
  let cancel = () => window.removeEventListener(ATTENDED, wait);
  const wait = () => {
    cancel = whenIdle(run);
  };
  window.addEventListener(ATTENDED, wait, { once: true });
  return () => cancel();
}

export const isAttended = () => ATTENDED in document.documentElement.dataset;

let pressedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  const notePress = () => {
    pressedAt = performance.now();
  };
  window.addEventListener('pointerdown', notePress, { capture: true, passive: true });
}

/**
 * Runs a callback once the browser is idle, whether anybody is there or not. Between a finger that comes
 * down and the answer to it the browser is idle as well, and what began then would delay the answer.
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
