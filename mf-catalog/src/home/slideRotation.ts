/** Time for which a slide is shown, in ms. It is long enough to read a slide twice. */
const SLIDE_MS = 6000;

interface Rotation {
  /** The slider, which pauses on hover and focus. */
  region: HTMLElement;
  /** The play button; focus on it does not pause the slides. */
  exempt: HTMLElement | null;
  advance: () => void;
}

/**
 * Calls `advance` every six seconds. Pauses while the pointer is over the slides, the focus is in
 * them, the tab is hidden, or the slides are out of the viewport.
 * @returns a function that stops the rotation
 */
export function startRotation({ region, exempt, advance }: Rotation): () => void {
  const pauses = new Set<'pointer' | 'focus' | 'tab' | 'place'>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    clearTimeout(timer);
    if (pauses.size > 0) return;
    timer = setTimeout(() => {
      advance();
      schedule();
    }, SLIDE_MS);
  };
  const setPaused = (reason: 'pointer' | 'focus' | 'tab' | 'place', isOn: boolean) => {
    if (isOn) pauses.add(reason);
    else pauses.delete(reason);
    schedule();
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && region.contains(target) && !exempt?.contains(target);

  const stopListening = listen(region, {
    mouseenter: () => setPaused('pointer', true),
    mouseleave: () => setPaused('pointer', false),
    focusin: ({ target }) => setPaused('focus', isInside(target)),
    focusout: ({ relatedTarget }) => setPaused('focus', isInside(relatedTarget)),
  });
  const updateTab = () => setPaused('tab', document.hidden);
  document.addEventListener('visibilitychange', updateTab);
  const sight = new IntersectionObserver((entries) =>
    setPaused('place', !entries.at(-1)?.isIntersecting),
  );
  sight.observe(region);

  setPaused('pointer', region.matches(':hover'));
  setPaused('focus', isInside(document.activeElement));
  updateTab();
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', updateTab);
    sight.disconnect();
    clearTimeout(timer);
  };
}

interface Use {
  region: HTMLElement;
  /** The play button, which handles its own presses. */
  exempt: HTMLElement | null;
  stop: () => void;
}

/** Keys that do not count as an interaction with the slider. */
const PASSING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/**
 * Calls `stop` at the first interaction with the slides.
 * @returns a function that removes the listeners
 */
export function stopOnInteraction({ region, exempt, stop }: Use): () => void {
  const stopIf = (isUse: boolean, { target }: Event) => {
    const isExempt = target instanceof Node && exempt?.contains(target);
    if (isUse && !isExempt) stop();
  };
  return listen(region, {
    pointerdown: (event) => stopIf(true, event),
    keydown: (event) => stopIf(!PASSING.has(event.key), event),
    // A vertical wheel movement scrolls the page, so it is no interaction with the slides.
    wheel: (event) => stopIf(Math.abs(event.deltaX) > Math.abs(event.deltaY), event),
  });
}

/**
 * Adds passive listeners.
 * @returns a function that removes the listeners
 */
function listen<Type extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  listeners: { [T in Type]: (event: HTMLElementEventMap[T]) => void },
): () => void {
  // The cast is safe: `listeners` has a listener of the right type for each event. `Object.entries`
  // loses these types.
  const entries = Object.entries(listeners) as [Type, EventListener][];
  for (const [type, hear] of entries) element.addEventListener(type, hear, { passive: true });
  return () => {
    for (const [type, hear] of entries) element.removeEventListener(type, hear);
  };
}
