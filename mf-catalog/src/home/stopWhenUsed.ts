import { listen } from './listen';

interface Use {
  region: HTMLElement;
  /** The play button, whose press says by itself what is wanted. */
  exempt: HTMLElement | null;
  stop: () => void;
}

/** Keys by which somebody only passes through. */
const PASSING = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** Stops the slides for good once somebody moves them, or is about to. @returns how to forget it */
export function stopWhenUsed({ region, exempt, stop }: Use): () => void {
  const stopIf = (isUse: boolean, { target }: Event) => {
    const isExempt = target instanceof Node && exempt?.contains(target);
    if (isUse && !isExempt) stop();
  };
  return listen(region, {
    pointerdown: (event) => stopIf(true, event),
    keydown: (event) => stopIf(!PASSING.has(event.key), event),
    // Scrolling the page past the slides is no use of them.
    wheel: (event) => stopIf(Math.abs(event.deltaX) > Math.abs(event.deltaY), event),
  });
}
