/** Maximum share of the screen for a bar; a taller element counts as the page. */
const MAX_OF_SCREEN = 0.4;
/** Just more than the gap between a notice and what is below it (`--space-3`), in px. */
const NOTICE_GAP = 14;

/**
 * Height in px of the bar that sticks to the lower edge of the screen, e.g. the one with total and
 * "Place Order"; 0 without one. Measured on the screen, so that bars of all remotes count.
 * @param ignored element that does not count: the toasts themselves
 */
export const bottomBarHeight = (ignored?: Element): number => heightAt(1, ignored);

/**
 * Like `bottomBarHeight`, but includes a notice that floats above the bar or the edge, e.g. the
 * consent notice.
 */
export function bottomNoticeHeight(ignored?: Element): number {
  const bar = bottomBarHeight(ignored);
  return heightAt(bar + NOTICE_GAP, ignored) || bar;
}

/** Height in px, from the lower edge, of the bar that is `distance` px above that edge. */
function heightAt(distance: number, ignored?: Element): number {
  const { innerWidth, innerHeight } = window;
  // jsdom and very old browsers cannot say what is at a point.
  const stack = document.elementsFromPoint?.(innerWidth / 2, innerHeight - distance) ?? [];
  for (const element of stack) {
    if (ignored?.contains(element)) continue;
    const { top } = element.getBoundingClientRect();
    const height = innerHeight - top;
    const { position } = getComputedStyle(element);
    const isBar = position === 'sticky' || position === 'fixed';
    if (isBar && height > 0 && height < innerHeight * MAX_OF_SCREEN) return height;
  }
  return 0;
}
