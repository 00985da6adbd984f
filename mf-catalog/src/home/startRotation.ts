import { listen } from './listen';

/** Long enough to read a slide twice. */
const SHOWN_MS = 6000;

interface Rotation {
  /** The slider: while somebody is at it, nothing moves. */
  region: HTMLElement;
  /** The play button, on which the focus may well be while it plays. */
  exempt: HTMLElement | null;
  advance: () => void;
}

/**
 * Moves on every six seconds, unless the pointer is over the slides, the focus is in them, the tab
 * is hidden, or they are out of sight. @returns how to stop
 */
export function startRotation({ region, exempt, advance }: Rotation): () => void {
  const held = new Set<'pointer' | 'focus' | 'tab' | 'place'>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = () => {
    clearTimeout(timer);
    if (held.size > 0) return;
    timer = setTimeout(() => {
      advance();
      plan();
    }, SHOWN_MS);
  };
  const hold = (reason: 'pointer' | 'focus' | 'tab' | 'place', isOn: boolean) => {
    if (isOn) held.add(reason);
    else held.delete(reason);
    plan();
  };
  const isInside = (target: EventTarget | null) =>
    target instanceof Node && region.contains(target) && !exempt?.contains(target);

  const stopListening = listen(region, {
    mouseenter: () => hold('pointer', true),
    mouseleave: () => hold('pointer', false),
    focusin: ({ target }) => hold('focus', isInside(target)),
    focusout: ({ relatedTarget }) => hold('focus', isInside(relatedTarget)),
  });
  const lookAtTab = () => hold('tab', document.hidden);
  document.addEventListener('visibilitychange', lookAtTab);
  const sight = new IntersectionObserver((entries) =>
    hold('place', !entries.at(-1)?.isIntersecting),
  );
  sight.observe(region);

  hold('pointer', region.matches(':hover'));
  hold('focus', isInside(document.activeElement));
  lookAtTab();
  return () => {
    stopListening();
    document.removeEventListener('visibilitychange', lookAtTab);
    sight.disconnect();
    clearTimeout(timer);
  };
}
