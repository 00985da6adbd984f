import { afterPaint } from '@marketplace/contracts/afterPaint';
import { lockScroll } from '../design/lockScroll';

/**
 * Opens a dialog as a modal, in two steps. A modal makes the page behind it inert and stops it from
 * scrolling, for either of which the browser computes the styles of all of the page: most of the time from
 * a press to the frame that answers it. So the dialog is a popover for one frame, which looks the same, and
 * the modal that it is to be after that or as soon as something is pressed.
 *
 * @param wanted what the focus moves to
 * @returns closes it
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
  // Older browsers lack popovers.
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

/** The focus stays: moved away and back, a screen reader would read the title twice. */
function showWithFocusOn(dialog: HTMLDialogElement, focused: Element | null): void {
  focused?.toggleAttribute('autofocus', true);
  dialog.showModal();
  focused?.toggleAttribute('autofocus', false);
}
