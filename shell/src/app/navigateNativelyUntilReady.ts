import { isPrefetchablePath } from '@marketplace/contracts/pages/pageTable';

/**
 * Leaves the first taps on links to the browser, as before hydration: a slow phone shows the next
 * document after 0.4 s, but needs 2 s to fetch the code of a page. Ends once the code for the
 * visible links has loaded (`src/prefetch`), or after a press that is not on a link, because a new
 * document would lose its effect. Mouse clicks always go to the router, because hovering has
 * already started the fetch.
 */
export function navigateNativelyUntilReady(): void {
  const { dataset } = document.documentElement;
  // While a document is loading, later taps also go to the browser, because that document would
  // replace the router's page.
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
        // Offline, only the router has a page to show.
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

/** False for fragments, downloads, new tabs, phone and mail links, and links to other sites. */
const leavesPage = (link: HTMLAnchorElement): boolean =>
  !link.hash && !link.target && !link.hasAttribute('download') && link.origin === location.origin;
