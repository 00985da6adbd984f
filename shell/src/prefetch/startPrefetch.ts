import { pageLife } from '@marketplace/contracts/rendering';
import { createPrefetcher } from './createPrefetcher';
import { findPage, type PageSource } from './findPage';

/** As of React Router: a page is left by `PUSH`, and its own address is rewritten by `REPLACE`. */
interface Navigations {
  subscribe: (listener: (state: { historyAction: string }) => void) => () => void;
}

/** A pointer that merely passes over a link leaves it sooner. */
const HOVER_MS = 65;
/** Most links considered when idle: a phone shows fewer, and a mouse tells where it goes. */
const MAX_LINKS = 24;

/**
 * Prefetches pages that links lead to: on intent, and those of links in view when idle, whenever the page has
 * come to rest; and the data of the page that the server delivered, for Back, once it was left. Nothing when
 * data is to be saved. Once the code is there to which the links in view lead, the router follows them
 * (`app/navigateNativelyUntilReady`).
 *
 * @returns stops prefetching
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
    // One after the other, for it competes with pictures.
    for (const url of seen) {
      if (mine === look) await prefetcher.ahead(url);
    }
  };

  // Its data came with it: until it is asked for, its replies are in no cache of the browser.
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
    // Stops fetching for links that are out of view by now.
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

/** Paths with the same first segment and length mostly share their page's code. */
const kindOf = ({ pathname }: URL) => {
  const segments = pathname.split('/');
  return `${segments[1]} ${segments.length}`;
};

interface NetworkInformation {
  saveData?: boolean;
  /** Measured by the browser: `slow-2g`, `2g`, `3g` or `4g`. */
  effectiveType?: string;
}

/** True when the browser saves data or is on a slow network. */
function isSavingData(): boolean {
  const { connection }: Navigator & { connection?: NetworkInformation } = navigator;
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');
}

/** Target of a link inside the shop; `undefined` for links that cause no navigation of the router. */
function linkTarget(link: HTMLAnchorElement): URL | undefined {
  if (link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  // Empty for an address that is none, of which no `URL` can be made.
  if (link.origin !== location.origin) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : new URL(link.href);
}
