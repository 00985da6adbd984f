import { layOutBelowFold } from './layOutBelowFold';
import * as visitor from './visitor';

/** When a page wakes: its stages, and what waits for them. */
export const pageLife = {
  ...visitor,
  layOutBelowFold,
  /** React has hydrated the page: what is rendered from now on has no markup of the server. */
  isAlive: () => 'alive' in document.documentElement.dataset,
  markAlive() {
    document.documentElement.dataset.alive = '';
  },
};
