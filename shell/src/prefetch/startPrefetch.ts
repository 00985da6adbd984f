import { pageLife } from '@marketplace/contracts/rendering';
import { createPrefetcher } from './createPrefetcher';
import { findPage, type PageSource } from './findPage';

/** The router's navigations: `PUSH` leaves a page, and `REPLACE` changes the page's own URL. */
interface Navigations {
  subscribe: (listener: (state: { historyAction: string }) => void) => () => void;
}

/** A pointer that only passes over a link leaves it sooner than this, ms. */
const HOVER_MS = 65;
/**
 * Maximum number of links prefetched when idle. A phone shows fewer, and a mouse shows its target
 * by hovering.
 */
const MAX_LINKS = 24;

/**
 * Prefetches the pages of links: on hover, focus and touch, and for links in view whenever the page
 * is idle. After the visitor has left the delivered page, also prefetches that page's data, for
 * Back. Prefetches nothing if the browser saves data. Once the code for the links in view is
 * loaded, the router follows them (`app/navigateNativelyUntilReady`).
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
    // One after the other, because they compete with pictures.
    for (const url of seen) {
      if (mine === look) await prefetcher.ahead(url);
    }
  };

  // URL of the delivered page until its data is prefetched: the data came inside the document, so
  // the browser's cache has none of the replies.
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
    // Stops the previous run, whose links may be out of view.
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

/** Targets of visible links. */
function linksInView(): URL[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const inView = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  return inView.slice(0, MAX_LINKS).flatMap((link) => linkTarget(link) ?? []);
}

const oneOfEachKind = (urls: URL[]) => [
  ...new Map(urls.toReversed().map((url) => [kindOf(url), url])).values(),
];

/** Paths with the same first segment and number of segments mostly share their page's code. */
const kindOf = ({ pathname }: URL) => {
  const segments = pathname.split('/');
  return `${segments[1]} ${segments.length}`;
};

interface NetworkInformation {
  saveData?: boolean;
  /** Measured by the browser: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** True if the browser saves data or is on a slow network. */
function isSavingData(): boolean {
  const { connection }: Navigator & { connection?: NetworkInformation } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Target of a link within the shop; `undefined` for a link that the router does not follow. */
function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // The origin of an invalid URL is empty; `new URL` would throw for it.
  if (link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : new URL(link.href);
}
