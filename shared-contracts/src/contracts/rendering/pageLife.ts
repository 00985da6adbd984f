import { hasInteracted, onceInteracted, onIdle } from './visitor';

/** Stages of a page's life, and functions that wait for them. The shell begins them: `pageStart`. */
export const pageLife = {
  hasInteracted,
  onceInteracted,
  onIdle,
  /**
   * True after React has hydrated the page. Components that are rendered later have no server
   * markup.
   */
  isAlive: () => 'alive' in document.documentElement.dataset,
};
