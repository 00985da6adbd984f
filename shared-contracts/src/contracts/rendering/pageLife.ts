import { hasInteracted, onceInteracted, onIdle } from './visitor';

/**
 * Functions that wait for the stages of a page's life. The shell begins the stages (`pageStart`).
 */
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
