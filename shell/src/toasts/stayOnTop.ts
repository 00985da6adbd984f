import { showOnTop } from './showOnTop';

/** After it was moved, a live region needs a moment before what it says is noticed. */
const NOTICE_MS = 100;

export interface ToastPlace {
  host: HTMLElement;
  /** Brings it before what was opened since. @returns ms until what it says will be noticed */
  raise: () => number;
  stop: () => void;
}

/**
 * Keeps an element where it is seen and heard. While a modal is open all else is inert, silent and
 * behind its backdrop: so the element is in the modal that was opened last, also in one that opens
 * or goes while something is being said, and it is one and the same element throughout.
 */
export function stayOnTop(host: HTMLElement): ToastPlace {
  let modals: Element[] = [];
  let movedAt = Number.NEGATIVE_INFINITY;

  const follow = () => {
    const open = [...document.querySelectorAll('dialog[open]')];
    // The last one opened is on top, wherever it is in the document.
    modals = [
      ...modals.filter((modal) => open.includes(modal)),
      ...open.filter((modal) => !modals.includes(modal)),
    ];
    const parent = modals.at(-1) ?? document.body;
    if (host.parentElement === parent) return;
    parent.append(host);
    showOnTop(host.querySelector('[popover]'));
    movedAt = performance.now();
  };

  follow();
  const observer = new MutationObserver(follow);
  // A modal that is taken out of the document takes the element with it.
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return {
    host,
    raise() {
      follow();
      if (showOnTop(host.querySelector('[popover]'))) movedAt = performance.now();
      return Math.max(movedAt + NOTICE_MS - performance.now(), 0);
    },
    stop: () => observer.disconnect(),
  };
}
