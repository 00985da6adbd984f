/**
 * Puts a manual popover into the top layer, above any modal, and above the popovers that were shown
 * since. Moving an element takes it out of there.
 *
 * @returns whether it had to be shown anew
 */
export function showOnTop(popover: HTMLElement | null): boolean {
  // Older browsers have no popovers: there it is only fixed above the page.
  if (!popover?.showPopover) return false;
  if (popover.matches(':popover-open')) {
    if (document.querySelectorAll(':popover-open').length === 1) return false;
    popover.hidePopover();
  }
  popover.showPopover();
  return true;
}
