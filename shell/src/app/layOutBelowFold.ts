import { ATTENDED, isAttended, whenIdle } from '@marketplace/contracts/onIdle';

const NAME = 'data-below-fold';
const PART = `[${NAME}]`;
const { dataset } = document.documentElement;

/**
 * Lays out what is below the first view (decision 037): each part is measured when the browser is idle,
 * so that nothing moves when it is scrolled to, and is plain again, one a frame, once somebody is there.
 */
export function layOutBelowFold(): void {
  if (isAttended()) {
    unfold();
    return;
  }
  window.addEventListener(ATTENDED, unfold, { once: true });
  const unmeasured = [...document.querySelectorAll<HTMLElement>(PART)];
  measureWhenIdle(unmeasured);
  // A jump to the foot of the page may come before the browser is idle; the scroll event still
  // comes before the new place is drawn.
  const measureRest = () => unmeasured.splice(0).forEach(measure);
  window.addEventListener('scroll', measureRest, { once: true });
}

function measureWhenIdle(unmeasured: HTMLElement[]): void {
  whenIdle(() => {
    const part = unmeasured.shift();
    if (part) {
      measure(part);
      measureWhenIdle(unmeasured);
      return;
    }
    // Not sooner: all that is near would be laid out in one task.
    if (dataset.firstView === '') dataset.firstView = 'over';
  });
}

/** Gives a part the height of its content; one in view is laid out already. */
function measure(part: HTMLElement): void {
  if (part.getBoundingClientRect().top < window.innerHeight) part.removeAttribute(NAME);
  else part.style.containIntrinsicBlockSize = `${heightOf(part.firstElementChild)}px`;
}

/** Of skipped content, too: asking lays it out, and paints nothing. */
const heightOf = (content: Element | null) => content?.getBoundingClientRect().height ?? 0;

function unfold(): void {
  requestAnimationFrame(() => {
    const part = document.querySelector<HTMLElement>(PART);
    if (!part) {
      delete dataset.firstView;
      return;
    }
    part.removeAttribute(NAME);
    part.style.containIntrinsicBlockSize = '';
    unfold();
  });
}
