import { layOutBelowFold } from './layOutBelowFold';
import * as visitor from './visitor';

/** Stages of a page's start, and functions that wait for them. */
export const pageLife = {
  ...visitor,
  layOutBelowFold,
  /**
   * True after React has hydrated the page. Components that are rendered later have no server
   * markup.
   */
  isAlive: () => 'alive' in document.documentElement.dataset,
  markAlive() {
    document.documentElement.dataset.alive = '';
  },
};
