import { pageLife } from './pageLife';

/**
 * Time at which the code of a region is fetched: after the first render (`load`), when the browser
 * is idle after the first interaction with the page (`idle`), near the viewport (`visible`), or on
 * focus, hover and touch (`interaction`). Focus, hover and touch also fetch the code in the first
 * three cases.
 */
export type RegionTime = 'load' | 'idle' | 'visible' | 'interaction';

const INTENTS = ['focusin', 'pointerenter', 'touchstart'] as const;
/** Distance from the viewport at which the code is fetched. */
const AHEAD = '600px';

/** Calls back when a region's code is due, possibly more than once, until the signal aborts. */
export function onDue(
  element: Element,
  when: RegionTime,
  callback: () => void,
  signal: AbortSignal,
): void {
  for (const intent of INTENTS) {
    element.addEventListener(intent, callback, { passive: true, signal });
  }
  if (element.contains(document.activeElement)) callback();
  else if (when === 'load') signal.addEventListener('abort', inItsOwnTask(callback));
  else if (when === 'idle') signal.addEventListener('abort', pageLife.onIdle(callback));
  else if (when === 'visible') onVisible(element, callback, signal);
}

/**
 * Runs a callback in a task of its own. Otherwise every region that is due would request its code
 * in the task that hydrates the page.
 */
function inItsOwnTask(run: () => void): () => void {
  const timer = setTimeout(run);
  return () => clearTimeout(timer);
}

function onVisible(element: Element, callback: () => void, signal: AbortSignal): void {
  // jsdom and very old browsers have no observer; every element then counts as visible.
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
