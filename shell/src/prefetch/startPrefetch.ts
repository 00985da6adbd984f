import { pageLife } from '@marketplace/contracts/rendering';
import { createPrefetcher } from './createPrefetcher';
import { findPage, type PageSource } from './findPage';

/**
 * Navigations of the router: `PUSH` opens another page, and `REPLACE` changes the URL of the
 * current page.
 */
interface Navigations {
  subscribe: (listener: (state: { historyAction: string }) => void) => () => void;
}

/**
 * Time for which the pointer must rest on a link before its page is prefetched, ms. A pointer that
 * only crosses the link does not rest on it for so long.
 */
const HOVER_MS = 65;
/**
 * Maximum number of links whose pages are prefetched when the page is idle. A phone shows fewer
 * links. With a mouse, hovering over a link prefetches its page anyway.
 */
const MAX_LINKS = 24;

/**
 * Prefetches the pages of links on hover, focus and touch, and those of visible links whenever the
 * page is idle. After the visitor has left the document's first page, also prefetches its data, for
 * Back. Prefetches nothing if the browser saves data or the network is slow. Once the code for the
 * visible links has loaded, the router follows them (`app/navigateNativelyUntilReady`).
 * @returns a function that stops prefetching
 */
export function startPrefetch(pages: PageSource, navigations: Navigations): () => void {
  const prefetcher = createPrefetcher((url) => findPage(pages, url));
  let hover: ReturnType<typeof setTimeout> | undefined;

  const targetOf = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    return link && !isSavingData() ? linkTarget(link) : undefined;
  };
  const handleIntent = (event: Event) => {
    const url = targetOf(event);
    if (url) void prefetcher.page(url);
  };
  const handleHover = (event: Event) => {
    clearTimeout(hover);
    const url = targetOf(event);
    if (url) hover = setTimeout(() => void prefetcher.page(url), HOVER_MS);
  };
  let look = 0;
  const prefetchLinksInView = async () => {
    const seen = isSavingData() ? [] : linksInView();
    const mine = look;
    await Promise.all(oneOfEachKind(seen).map(prefetcher.ahead));
    document.documentElement.dataset.routed = '';
    // Prefetches one page after another, because the requests compete with those for pictures.
    for (const url of seen) {
      if (mine === look) await prefetcher.ahead(url);
    }
  };

  // URL of the document's first page, until its data is prefetched. That data was in the document,
  // so the browser's cache contains none of the replies.
  let delivered: URL | undefined = new URL(location.href);
  let isLeft = false;
  const prefetchWayBack = () => {
    if (!delivered || !isLeft || delivered.href === location.href || isSavingData()) return;
    void prefetcher.page(delivered);
    delivered = undefined;
  };

  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  document.addEventListener('pointerover', handleHover, options);
  document.addEventListener('focusin', handleIntent, options);
  document.addEventListener('touchstart', handleIntent, options);
  let stopIdle = () => {};
  const lookWhenIdle = () => {
    stopIdle();
    // Stops the previous run, because its links may no longer be visible.
    look += 1;
    stopIdle = pageLife.onIdle(() => {
      void prefetchLinksInView();
      prefetchWayBack();
    });
  };
  lookWhenIdle();
  document.addEventListener('scrollend', lookWhenIdle, options);
  const unsubscribe = navigations.subscribe(({ historyAction }) => {
    isLeft ||= historyAction === 'PUSH';
    lookWhenIdle();
  });

  return () => {
    clearTimeout(hover);
    stopIdle();
    unsubscribe();
    stop.abort();
  };
}

/**
 * @returns the targets of the first `MAX_LINKS` visible links in `main`, without links that the
 * router does not follow
 */
function linksInView(): URL[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const inView = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  return inView.slice(0, MAX_LINKS).flatMap((link) => linkTarget(link) ?? []);
}

const oneOfEachKind = (urls: URL[]) => [
  ...new Map([...urls].reverse().map((url) => [kindOf(url), url])).values(),
];

/**
 * Key of a path. Paths with the same first segment and number of segments have the same key,
 * because their pages usually have the same code.
 */
const kindOf = ({ pathname }: URL) => {
  const segments = pathname.split('/');
  return `${segments[1]} ${segments.length}`;
};

interface NetworkInformation {
  saveData?: boolean;
  /** As measured by the browser: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** True if the browser saves data or is on a slow network. */
function isSavingData(): boolean {
  const { connection }: Navigator & { connection?: NetworkInformation } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/**
 * @returns the target of a link within the shop; `undefined` if the router does not follow the link
 */
function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // Compares the origins first: an invalid URL has an empty origin, and `new URL` would throw.
  if (link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : new URL(link.href);
}
