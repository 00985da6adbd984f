import { hasInteracted, onceInteracted, whenIdle } from './visitor';

const NAME = 'data-below-fold';
/** Selector of sections and list items that are not laid out in a phone's first view. */
const COVERED = `[${NAME}="part"], [${NAME}="item"]`;
/**
 * Time in ms within which a first touch is likely. During this time, this module must not delay the
 * reaction to a touch.
 */
const FIRST_TOUCH_MS = 1500;

/**
 * Lays out the content below the fold step by step (decision 037). Before the first interaction,
 * it measures the content, so that scrolling to it moves nothing. After `FIRST_TOUCH_MS` it lets
 * the browser render the content, so that it can be read aloud and searched. At the first
 * interaction it removes the deferral, one part per frame.
 */
export function layOutBelowFold(): void {
  if (hasInteracted()) {
    unfoldByFrame();
    return;
  }
  const untouched = new AbortController();
  const { signal } = untouched;
  const covered = [...document.querySelectorAll<HTMLElement>(COVERED)];
  const unmeasured = [...covered];
  whenIdleForEach(unmeasured, measure, signal);
  const timer = setTimeout(() => whenIdleForEach(covered, uncover, signal), FIRST_TOUCH_MS);
  // A visitor may jump to the end of the page before the browser is idle, so the remaining content
  // is measured immediately. A key event comes before the jump, and a scroll event before the frame
  // that shows the new position.
  const measureRest = () => unmeasured.splice(0).forEach(measure);
  for (const type of ['keydown', 'scroll']) {
    window.addEventListener(type, measureRest, { signal, passive: true });
  }
  onceInteracted(() => {
    untouched.abort();
    clearTimeout(timer);
    unfoldByFrame();
  });
}

function whenIdleForEach(
  parts: HTMLElement[],
  run: (part: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const cancel = whenIdle(() => {
    const part = parts.shift();
    if (!part) return;
    run(part);
    whenIdleForEach(parts, run, signal);
  });
  signal.addEventListener('abort', cancel);
}

/**
 * Reserves the height of the content: reading the height makes the browser lay the content out
 * without painting it. Content that is already in view, because little is above it, becomes
 * ordinary content immediately.
 */
function measure(part: HTMLElement): void {
  if (part.getBoundingClientRect().top < window.innerHeight) part.removeAttribute(NAME);
  const height = part.firstElementChild?.getBoundingClientRect().height ?? 0;
  part.style.containIntrinsicBlockSize = `${height}px`;
}

/**
 * Makes the browser render a section as soon as it is near the viewport, and a list item
 * immediately.
 */
function uncover(part: HTMLElement): void {
  if (part.dataset.belowFold === 'part') part.dataset.belowFold = 'near';
  else part.removeAttribute(NAME);
}

/**
 * Turns one section per frame into ordinary content, from the top of the page. Then ends the first
 * view, so that list items become ordinary content too.
 */
function unfoldByFrame(): void {
  requestAnimationFrame(() => {
    const part = document.querySelector(`[${NAME}="part"], [${NAME}="near"]`);
    part?.removeAttribute(NAME);
    if (part) unfoldByFrame();
    else delete document.documentElement.dataset.firstView;
  });
}
