import { hasInteracted, onceInteracted, whenIdle } from './visitor';

const NAME = 'data-below-fold';
/** Parts that a phone's first view skips. */
const COVERED = `[${NAME}="part"], [${NAME}="item"]`;
/** Time in which a first touch is likely: no frame of ours shall delay the answer to it. */
const FIRST_TOUCH_MS = 1500;

/**
 * Brings what is below the first view into the page (decision 037), bit by bit. Until a visitor interacts,
 * it is measured, so that nothing moves when it is scrolled to, and then uncovered, so that it may be
 * read aloud and searched. After that it becomes a plain part of the page.
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
  // A jump to the foot of the page may come before the browser is idle: a key jumps after its event, and
  // where anything else has jumped to is drawn after the scroll event.
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
 * Gives a part the height of its content; asking for it lays it out, and paints nothing. One in view,
 * because what is above it on other pages is missing, is plain at once.
 */
function measure(part: HTMLElement): void {
  if (part.getBoundingClientRect().top < window.innerHeight) part.removeAttribute(NAME);
  const height = part.firstElementChild?.getBoundingClientRect().height ?? 0;
  part.style.containIntrinsicBlockSize = `${height}px`;
}

/** Has a part drawn when it is near, and an item at once. */
function uncover(part: HTMLElement): void {
  if (part.dataset.belowFold === 'part') part.dataset.belowFold = 'near';
  else part.removeAttribute(NAME);
}

/** One part a frame, from the top. */
function unfoldByFrame(): void {
  requestAnimationFrame(() => {
    const part = document.querySelector(`[${NAME}="part"], [${NAME}="near"]`);
    part?.removeAttribute(NAME);
    if (part) unfoldByFrame();
    else delete document.documentElement.dataset.firstView;
  });
}
