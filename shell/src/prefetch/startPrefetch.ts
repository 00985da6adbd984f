import { findPage, type PageSource } from '../composition/findPage';
import { onIdle } from '../composition/onIdle';
import { createPrefetcher } from './createPrefetcher';
import { isSavingData } from './isSavingData';
import { linkTarget } from './linkTarget';

interface Navigations {
  subscribe: (listener: () => void) => () => void;
}

/** A pointer that only passes over a link stays for less than this. */
const HOVER_MS = 65;
/** Links looked at when idle; a list has many that lead to one kind of page. */
const MOST_LINKS = 24;

/**
 * Fetches ahead what the shopper is about to open: on intent a page's code and data, when idle the
 * code of what the links in view lead to. Nothing where data is to be saved.
 *
 * @returns how to stop
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
  const lookAround = () => {
    if (isSavingData()) return;
    for (const url of linksInView()) void prefetcher.code(url);
  };

  document.addEventListener('pointerover', handleHover, { passive: true });
  document.addEventListener('focusin', handleIntent);
  document.addEventListener('touchstart', handleIntent, { passive: true });
  let stopIdle = onIdle(lookAround);
  const unsubscribe = navigations.subscribe(() => {
    stopIdle();
    stopIdle = onIdle(lookAround);
  });

  return () => {
    clearTimeout(hover);
    stopIdle();
    unsubscribe();
    document.removeEventListener('pointerover', handleHover);
    document.removeEventListener('focusin', handleIntent);
    document.removeEventListener('touchstart', handleIntent);
  };
}

/** One address per first segment of the paths that links on the screen lead to. */
function linksInView(): URL[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  const inView = links.filter((link) => {
    const { top, bottom, width } = link.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight;
  });
  const urls = inView.slice(0, MOST_LINKS).flatMap((link) => linkTarget(link) ?? []);
  return [...new Map(urls.map((url) => [kindOf(url), url])).values()];
}

/** Pages whose paths have the same first segment and length are mostly one page of code. */
const kindOf = ({ pathname }: URL) => {
  const segments = pathname.split('/');
  return `${segments[1]} ${segments.length}`;
};
