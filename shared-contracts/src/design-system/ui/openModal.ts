import { afterPaint } from '@marketplace/contracts/time/afterPaint';
import { lockScroll } from '../design/lockScroll';

/**
 * Opens a dialog as a modal, in two steps. A modal makes the page inert and locks its scrolling.
 * Both make the browser recompute all styles, which takes most of the time from the press to the
 * next frame. So the dialog is first shown as a popover, which looks the same, and becomes a modal
 * after one frame, or at the next press or key. In a browser without popovers, the dialog is a
 * modal immediately.
 * @param wanted element that gets the focus
 * @returns a function that closes the dialog
 */
export function openModal(dialog: HTMLDialogElement, wanted: HTMLElement | null): () => void {
  const ready = new AbortController();
  let unlockScroll: (() => void) | undefined;
  const becomeModal = () => {
    ready.abort();
    const focused = dialog.contains(document.activeElement) ? document.activeElement : wanted;
    unlockScroll = lockScroll();
    stopBeingPopover(dialog);
    showWithFocusOn(dialog, focused);
  };
  // Older browsers have no popovers.
  if ('popover' in HTMLElement.prototype) {
    dialog.popover = 'manual';
    dialog.showPopover();
    ready.signal.addEventListener('abort', afterPaint(becomeModal));
    for (const type of ['keydown', 'pointerdown']) {
      document.addEventListener(type, becomeModal, { capture: true, signal: ready.signal });
    }
  } else becomeModal();
  wanted?.focus();
  return () => {
    ready.abort();
    unlockScroll?.();
    stopBeingPopover(dialog);
    dialog.close();
  };
}

function stopBeingPopover(dialog: HTMLDialogElement): void {
  if (!dialog.popover) return;
  dialog.hidePopover();
  dialog.popover = null;
}

/**
 * Opens the modal and keeps the focus where it is. If the focus moved away and back, screen readers
 * would read the title twice.
 */
function showWithFocusOn(dialog: HTMLDialogElement, focused: Element | null): void {
  focused?.toggleAttribute('autofocus', true);
  dialog.showModal();
  focused?.toggleAttribute('autofocus', false);
}
