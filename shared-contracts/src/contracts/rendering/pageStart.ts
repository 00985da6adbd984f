import { isTranslated } from './isTranslated';
import { layOutBelowFold } from './layOutBelowFold';
import { ACTIVITY_EVENTS, ANSWER_MS, INTERACTED, markInteracted } from './visitor';

/** Begins the stages that `pageLife` waits for. Only the shell and tests use it. */
export const pageStart = {
  ACTIVITY_EVENTS,
  ANSWER_MS,
  INTERACTED,
  markInteracted,
  isTranslated,
  layOutBelowFold,
  /** Records that React has hydrated the page. */
  markAlive() {
    document.documentElement.dataset.alive = '';
  },
};
