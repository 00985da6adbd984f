/** How far below the screen a part may still be when its code is fetched. */
const AHEAD = '600px';
const INTENTS = ['focusin', 'pointerenter', 'touchstart'] as const;

/** Calls when somebody turns to an element or, `seen`, when it comes near the screen. @returns how to stop */
export function onInterest(element: Element, when: 'seen' | 'intent', callback: () => void) {
  const stops: (() => void)[] = [];
  for (const intent of INTENTS) {
    element.addEventListener(intent, callback, { passive: true });
    stops.push(() => element.removeEventListener(intent, callback));
  }
  if (when === 'seen') stops.push(onSeen(element, callback));
  return () => {
    for (const stop of stops) stop();
  };
}

function onSeen(element: Element, callback: () => void): () => void {
  // jsdom and very old browsers see everything.
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) callback();
    },
    { rootMargin: AHEAD },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
