import { AsyncLocalStorage } from 'node:async_hooks';
import type { CallRecorder } from '@marketplace/contracts/client/apiSettings';
import type { Locale } from '@marketplace/contracts/i18n/locale';
import type { CacheTimes } from '@marketplace/contracts/responseCache';
import { type Deadline, startDeadline } from '@marketplace/contracts/time/deadline';
import { CALL_MS, PAGE_MS } from '@marketplace/contracts/time/timeLimits';

/** Longest time for which a page is fresh. A page without API calls is fresh for this time. */
const LONGEST_FRESH_MS = 60_000;
/** Longest time for which a page may be sent after it has become stale. */
const LONGEST_STALE_MS = 240_000;

/** Cache times of a page. The page may be cached only until the first of its replies expires. */
export interface PageTimes {
  /** Prevents caching of the page, because a region shows a failure. */
  fail: () => void;
  /** @returns the remaining cache times; 0 if a region has failed or a call is pending */
  left: () => CacheTimes;
  /** True if `fail` was called. */
  hasFailed: () => boolean;
}

interface Page {
  /** Deadline for the page's required data; `undefined` if the request submits a form. */
  deadline: Deadline | undefined;
  language: Locale | undefined;
  staleWaitMs: number;
  pending: number;
  /** End of the time in which the page is fresh, ms since 1970. */
  freshUntil: number;
  /** End of the time in which the page may be sent although it is stale, ms since 1970. */
  staleUntil: number;
}

const pages = new AsyncLocalStorage<Page>();

/** Records each API call for its page. `createRenderer` passes it to `configureApi`. */
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

/** @returns the language of the page that makes an API call, for `configureApi` */
export const languageOfPage = () => pages.getStore()?.language;

/** @returns a function that tells whether the page being rendered has a pending API call */
export function isAwaitingCall(): () => boolean {
  const page = pages.getStore();
  return () => page !== undefined && page.pending > 0;
}

interface PageCalls {
  /** Time for which each call waits for a fresh reply before it uses a stale reply, ms. */
  staleWaitMs?: number;
  /** Language of the page and its calls. */
  language?: Locale;
  /**
   * True if the request submits no form. All calls of the page then share one deadline. Otherwise
   * each call has its own, shorter limit.
   */
  isRead?: boolean;
}

/** Runs the function that renders a page, and records the calls that it makes. */
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
    hasFailed: () => page.staleUntil === 0,
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
