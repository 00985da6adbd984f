import { useEffect, useState } from 'react';

/** Container of the toasts, kept in the top layer; `undefined` on the server. */
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

/** Delay in ms after which screen readers notice a moved live region. */
const ANNOUNCE_DELAY_MS = 100;

export interface ToastHost {
  host: HTMLElement;
  /**
   * Moves the toasts above popovers and modals that opened later than the toasts.
   * @returns ms until the toasts are announced again
   */
  raise: () => number;
  stop: () => void;
}

/**
 * Keeps an element visible and announced. An open modal makes everything else inert, so the element
 * moves into the modal that opened last, even during a message, without being recreated.
 */
function keepInTopLayer(host: HTMLElement): ToastHost {
  let modals: Element[] = [];
  let movedAt = Number.NEGATIVE_INFINITY;

  const moveToTopModal = () => {
    const open = [...document.querySelectorAll('dialog[open]')];
    // The modal that opened last is on top, wherever it is in the document.
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
  // Watches the whole document, because removing an open modal also removes the toasts inside.
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
 * Shows a manual popover above modals and popovers that opened after it. Moving an element removes
 * it from the top layer.
 * @returns true if this call has shown the popover
 */
export function showInTopLayer(popover: HTMLElement | null): boolean {
  // Older browsers have no popovers; there the element is only fixed above the page.
  if (!popover?.showPopover) return false;
  if (popover.matches(':popover-open')) {
    if (document.querySelectorAll(':popover-open').length === 1) return false;
    popover.hidePopover();
  }
  popover.showPopover();
  return true;
}
