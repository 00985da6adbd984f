declare global {
  interface Window {
    /** Put there by the page's first script, so that it works when no other file can be fetched. */
    __reloadOnce?: () => Promise<boolean>;
  }
}

/**
 * Loads the page anew, at most once per 60 seconds (specification section 8), and only where the
 * shop answers: a reload without a network would trade the page for the browser's own error.
 *
 * @returns `false` when the page stays; otherwise never, because the page is on its way out
 */
export function reloadOnce(): Promise<boolean> {
  return window.__reloadOnce?.() ?? Promise.resolve(false);
}
