import { useEffect, useState } from 'react';

/** @returns the container of the toasts, which stays in the top layer; `undefined` on the server */
export function useToastHost(): ToastHost | undefined {
  const [toastHost, setToastHost] = useState<ToastHost>();
  useEffect(() => {
    const host = document.createElement('div');
    const created = keepInTopLayer(host);
    setToastHost(created);
    return () => {
      created.stop();
      host.remove();
    };
  }, []);
  return toastHost;
}

/** Time until screen readers have noticed that a live region has moved, ms. */
const ANNOUNCE_DELAY_MS = 100;

export interface ToastHost {
  host: HTMLElement;
  /**
   * Moves the toasts above popovers and modals that were opened after them.
   * @returns ms until screen readers announce the toasts again
   */
  raise: () => number;
  stop: () => void;
}

/**
 * Keeps an element visible and audible for screen readers. An open modal makes everything outside
 * it inert. So the element moves into the modal that was opened last, even while the element shows
 * a message.
 */
function keepInTopLayer(host: HTMLElement): ToastHost {
  let modals: Element[] = [];
  let movedAt = Number.NEGATIVE_INFINITY;

  const moveToTopModal = () => {
    const open = [...document.querySelectorAll('dialog[open]')];
    // The modal that was opened last is on top, regardless of its place in the document.
    modals = [
      ...modals.filter((modal) => open.includes(modal)),
      ...open.filter((modal) => !modals.includes(modal)),
    ];
    const parent = modals.at(-1) ?? document.body;
    if (host.parentElement === parent) return;
    parent.append(host);
    showInTopLayer(host.querySelector('[popover]'));
    movedAt = performance.now();
  };

  moveToTopModal();
  const observer = new MutationObserver(moveToTopModal);
  // Watches the whole document: if an open modal is removed, the toasts in it are removed too.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return {
    host,
    raise() {
      moveToTopModal();
      if (showInTopLayer(host.querySelector('[popover]'))) movedAt = performance.now();
      return Math.max(movedAt + ANNOUNCE_DELAY_MS - performance.now(), 0);
    },
    stop: () => observer.disconnect(),
  };
}

/**
 * Shows a popover above the modals and popovers that were opened after it. An element that was
 * moved has left the top layer and is shown again.
 * @returns true if this call has shown the popover
 */
export function showInTopLayer(popover: HTMLElement | null): boolean {
  // Older browsers have no popovers. There, the element has only a fixed position above the page.
  if (!popover?.showPopover) return false;
  if (popover.matches(':popover-open')) {
    if (document.querySelectorAll(':popover-open').length === 1) return false;
    popover.hidePopover();
  }
  popover.showPopover();
  return true;
}
