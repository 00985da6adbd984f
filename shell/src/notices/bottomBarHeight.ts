/**
 * Largest height of a bar as a share of the screen. A taller element counts as part of the page.
 */
const MAX_OF_SCREEN = 0.4;
/** Slightly more than the gap between a notice and the bar below it (`--space-3`), px. */
const NOTICE_GAP = 14;

/**
 * Finds the height of the bar that sticks to the lower edge of the screen, e.g. the bar with "Place
 * Order". It looks at what the screen shows, so that bars of all remotes count.
 * @param ignored element that does not count, e.g. the toasts
 * @returns px; 0 without a bar
 */
export const bottomBarHeight = (ignored?: Element): number => heightAt(1, ignored);

/**
 * Like `bottomBarHeight`, but also counts a notice that floats above the bar or the edge, e.g. the
 * consent notice.
 */
export function bottomNoticeHeight(ignored?: Element): number {
  const bar = bottomBarHeight(ignored);
  return heightAt(bar + NOTICE_GAP, ignored) || bar;
}

/**
 * Finds the bar that covers the point `distance` px above the lower edge of the screen.
 * @returns height that the bar reaches above the edge, px; 0 without a bar
 */
function heightAt(distance: number, ignored?: Element): number {
  const { innerWidth, innerHeight } = window;
  // jsdom and very old browsers lack `elementsFromPoint`.
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
