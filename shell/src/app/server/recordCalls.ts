import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallRecorder } from '@marketplace/contracts/client/apiSettings';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import { type Deadline, startDeadline } from '@marketplace/contracts/time/deadline';
import { CALL_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';

/** Times of a page that calls nothing, as of one whose replies all have a minute. */
const LONGEST_FRESH_MS = 60_000;
const LONGEST_STALE_MS = 240_000;

/** How long a page may be kept: no longer than the first of the replies it is made of. */
export interface PageTimes {
  /** A part failed: the page shows it for this once. */
  fail: () => void;
  /** Times left; 0 where a part failed or is still awaited. */
  left: () => CacheTimes;
}

interface Page {
  /** Of a page that is read: what it cannot be made without is awaited until then. */
  deadline: Deadline | undefined;
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
  deadline() {
    const page = pages.getStore();
    return page && (page.deadline ?? startDeadline(CALL_MS)).signal;
  },
  begin() {
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

interface PageCalls {
  /** Longest wait of each for a reply that is not stale, ms. */
  staleWaitMs?: number;
  /** Which they ask for. */
  language?: Locale;
  /** The page is only read: its calls have one deadline. Those of a form's page have a shorter one each. */
  isRead?: boolean;
}

/** Makes a page and follows its calls. */
export async function recordCalls<T>(
  { staleWaitMs = 0, language, isRead = true }: PageCalls,
  make: (times: PageTimes) => Promise<T>,
): Promise<T> {
  const deadline = isRead ? startDeadline(PAGE_MS) : undefined;
  const page: Page = { language, staleWaitMs, deadline, pending: 0, ...longestTimes() };
  const times: PageTimes = {
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
  try {
    return await pages.run(page, make, times);
  } finally {
    deadline?.stop();
  }
}

function longestTimes(): Pick<Page, 'freshUntil' | 'staleUntil'> {
  const freshUntil = Date.now() + LONGEST_FRESH_MS;
  return { freshUntil, staleUntil: freshUntil + LONGEST_STALE_MS };
}
