import { isPrefetchablePath, type PageTable } from '@marketplace/contracts/pages/pageTable';

/**
 * Leaves the first taps on links to the browser if the linked pages are prefetchable. A slow phone
 * shows the next document after 0.4 s, but would need 2 s to fetch a page's code for the router.
 * The router handles taps once the code for the visible links has loaded (`src/prefetch`). It also
 * handles them after any other press, because a new document would lose the effect of that press.
 * It always handles mouse clicks, because hovering has started the fetch.
 */
export function navigateNativelyUntilReady(pages: PageTable): void {
  const { dataset } = document.documentElement;
  // True while the browser loads a document. The browser then also handles later taps, because that
  // document would replace a page from the router.
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
        // Without a connection, only the router can show a page.
        navigator.onLine &&
        target.closest('a');
      if (link && leavesPage(link) && (isLeaving || isPrefetchablePath(pages, link.pathname))) {
        isLeaving = true;
        event.stopImmediatePropagation();
      } else dataset.routed = '';
    },
    true,
  );
}

/** False for fragments, downloads, new tabs, phone and mail links, and links to other sites. */
const leavesPage = (link: HTMLAnchorElement): boolean =>
  !link.hash && !link.target && !link.hasAttribute('download') && link.origin === location.origin;
