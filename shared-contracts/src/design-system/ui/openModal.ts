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
  // Older browsers lack popovers.
  if (!('popover' in HTMLElement.prototype)) {
    const unlockScroll = lockScroll();
    dialog.showModal();
    wanted?.focus();
    return () => {
      unlockScroll();
      dialog.close();
    };
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  wanted?.focus();
  const ready = new AbortController();
  let unlockScroll: (() => void) | undefined;
  const becomeModal = () => {
    ready.abort();
    const focused = dialog.contains(document.activeElement) ? document.activeElement : wanted;
    unlockScroll = lockScroll();
    dialog.hidePopover();
    dialog.popover = null;
    showWithFocusOn(dialog, focused);
  };
  ready.signal.addEventListener('abort', afterPaint(becomeModal));
  for (const type of ['keydown', 'pointerdown']) {
    document.addEventListener(type, becomeModal, { capture: true, signal: ready.signal });
  }
  return () => {
    ready.abort();
    unlockScroll?.();
    if (dialog.popover) dialog.hidePopover();
    dialog.close();
  };
}

/** The focus stays: moved away and back, a screen reader would read the title twice. */
function showWithFocusOn(dialog: HTMLDialogElement, focused: Element | null): void {
  focused?.toggleAttribute('autofocus', true);
  dialog.showModal();
  focused?.toggleAttribute('autofocus', false);
}
