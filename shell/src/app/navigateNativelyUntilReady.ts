import { isPrefetchablePath } from '@marketplace/contracts/pages/pageTable';

/**
 * Leaves the first taps on links to the browser, as before the page is alive: a slow phone has the
 * next document after 0.4 s, and code of the page that nothing has fetched yet after 2 s. Until the code is
 * there to which the links in view lead (`src/prefetch`), or something else was pressed, whose answer
 * another document would lose. A mouse announces itself before it presses: that code is on its way.
 */
export function navigateNativelyUntilReady(): void {
  const { dataset } = document.documentElement;
  // The document that is on its way would replace whatever the router showed meanwhile.
  let isLeaving = false;
  window.addEventListener('pageshow', () => {
    isLeaving = false;
  });
  document.addEventListener(
    'click',
    (event) => {
      const { target, pointerType } = event;
      if (dataset.routed === '' && !isLeaving) return;
      const link =
        pointerType === 'touch' &&
        target instanceof Element &&
        // Without a network only the router has something to show.
        navigator.onLine &&
        target.closest('a');
      if (link && leavesPage(link) && (isLeaving || isPrefetchablePath(link.pathname))) {
        isLeaving = true;
        event.stopImmediatePropagation();
      } else dataset.routed = '';
    },
    true,
  );
}

/** Not for a place on this page, a download, another tab, a call or a mail, nor for another site. */
const leavesPage = (link: HTMLAnchorElement): boolean =>
  !link.hash && !link.target && !link.hasAttribute('download') && link.origin === location.origin;
