import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallRecorder } from '@marketplace/contracts/client/apiSettings';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { CacheTimes } from '@marketplace/contracts/loading/responseCache';
import { noteCall } from './lateReplies';

/** Times of a page that calls nothing, as of one whose replies all have a minute. */
const LONGEST_FRESH_MS = 60_000;
const LONGEST_STALE_MS = 240_000;

/** How long a page may be kept: no longer than the first of the replies it is made of. */
export interface PageTimes {
  /** A part failed: the page shows it for this once. */
  fail: () => void;
  /** The page is made anew, with nothing of what it was made of so far. */
  restart: () => void;
  /** Times left; 0 where a part failed or is still awaited. */
  left: () => CacheTimes;
}

interface Page {
  language: Locale | undefined;
  staleWaitMs: number;
  pending: number;
  /** Moments, ms. */
  freshUntil: number;
  staleUntil: number;
}

const pages = new AsyncLocalStorage<Page>();

/** Assigns each call to the page that makes it; for `configureApi`. */
export const callRecorder = {
  staleWaitMs: () => pages.getStore()?.staleWaitMs ?? 0,
  begin(request: string) {
    noteCall(request);
    const page = pages.getStore();
    if (!page) return () => undefined;
    page.pending += 1;
    return ({ freshMs, staleMs }) => {
      page.pending -= 1;
      const now = Date.now();
      page.freshUntil = Math.min(page.freshUntil, now + freshMs);
      page.staleUntil = Math.min(page.staleUntil, now + freshMs + staleMs);
    };
  },
} satisfies CallRecorder;

/** The language of the page that is made here; for `configureApi`. */
export const languageOfPage = () => pages.getStore()?.language;

/** @returns tells whether the page that is made here awaits the reply to a call */
export function isAwaitingCall(): () => boolean {
  const page = pages.getStore();
  return () => page !== undefined && page.pending > 0;
}

/**
 * Makes a page and follows its calls.
 *
 * @param staleWaitMs longest wait of each for a reply that is not stale, ms
 * @param language which its calls ask for
 */
export function recordCalls<T>(
  staleWaitMs: number,
  make: (times: PageTimes) => Promise<T>,
  language?: Locale,
): Promise<T> {
  const page: Page = { language, staleWaitMs, pending: 0, ...longestTimes() };
  const times: PageTimes = {
    restart() {
      Object.assign(page, longestTimes());
    },
    fail() {
      page.staleUntil = 0;
    },
    left() {
      const moment = Date.now();
      const until = page.pending > 0 ? 0 : page.staleUntil;
      const freshMs = Math.max(Math.min(page.freshUntil, until) - moment, 0);
      return { freshMs, staleMs: Math.max(until - moment - freshMs, 0) };
    },
  };
  return pages.run(page, make, times);
}

function longestTimes(): Pick<Page, 'freshUntil' | 'staleUntil'> {
  const freshUntil = Date.now() + LONGEST_FRESH_MS;
  return { freshUntil, staleUntil: freshUntil + LONGEST_STALE_MS };
}
