import {
  isComplete,
  trackRequests,
  waitUntilQuiet,
} from '@marketplace/contracts/testing/journeys/observe/idle';
import {
  listScripts,
  noteHydration,
} from '@marketplace/contracts/testing/journeys/observe/scripts';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { Cookie } from './shoppers';

/** Browser settings that simulate a cheap phone. `slowDown` simulates its processor and network. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 800 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
  locale: 'en-GB',
};
const CPU_SLOWDOWN = 4;
const MBIT = 1_000_000 / 8;
const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MBIT,
  uploadThroughput: 0.75 * MBIT,
};
const OTHER_VISITS = 12;
/**
 * Quiet time after which a page counts as idle, ms. It is longer than the delays after which the
 * shop begins idle work.
 */
const QUIET_MS = 2500;
/** A task that takes longer than this, in ms, delays the reaction to a tap. */
const LONG_TASK_MS = 50;

/** Costs of one first visit to a page, in milliseconds and bytes on the wire. */
export interface ViewFigures {
  fcp: number;
  lcp: number;
  /**
   * Sum of the times by which long tasks exceed 50 ms, in ms, from the first paint until the page
   * is idle.
   */
  blocking: number;
  longestTask: number;
  html: number;
  /** Bytes of the scripts requested before the first idle callback. */
  earlyScript: number;
  /** Bytes of the scripts requested before hydration. */
  firstScript: number;
  /** Bytes of all scripts before any interaction. */
  script: number;
}

interface TimedEntry {
  startTime: number;
  duration: number;
}

declare global {
  interface Window {
    benchEntries?: { paints: TimedEntry[]; largest: TimedEntry[]; longTasks: TimedEntry[] };
  }
}

export interface View {
  url: string;
  /** False for a page without scripts, which is never hydrated. */
  isAlive: boolean;
  /** Cookies from an earlier visit. */
  cookies?: readonly Cookie[];
}

/** Measures a page on a slow phone with an empty cache. */
export async function measureView(
  browser: Browser,
  { url, isAlive, cookies = [] }: View,
): Promise<ViewFigures> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addCookies(cookies.map((cookie) => ({ ...cookie, url })));
    const page = await context.newPage();
    await slowDown(page, true);
    trackRequests(page);
    await noteHydration(page);
    await page.addInitScript(recordEntries);
    await visitBefore(url);
    const response = await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}.`);
    await waitUntilQuiet(page, QUIET_MS);
    let times = await readTimes(page);
    while (isAlive && !(await isComplete(page))) {
      await waitUntilQuiet(page, QUIET_MS);
      times = await readTimes(page);
    }
    const scripts = await listScripts(page);
    const bytesOf = (some: typeof scripts) => some.reduce((sum, { size }) => sum + size, 0);
    return {
      ...times,
      earlyScript: bytesOf(scripts.filter(({ isBeforeIdle }) => isBeforeIdle)),
      firstScript: bytesOf(scripts.filter(({ isFirst }) => isFirst)),
      script: bytesOf(scripts),
    };
  } finally {
    await context.close();
  }
}

/**
 * Requests the page often enough that the gateway caches it, because rendering has its own
 * benchmark.
 */
async function visitBefore(url: string): Promise<void> {
  for (let visit = 0; visit < OTHER_VISITS; visit += 1) {
    const headers = { 'accept-encoding': 'br', 'accept-language': 'en-GB' };
    await (await fetch(url, { headers })).arrayBuffer();
  }
}

/** Slows down the page's processor and, if `isNetworkSlow` is true, its network. */
export async function slowDown(page: Page, isNetworkSlow: boolean): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (!isNetworkSlow) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
}

/** Runs in the page. Collects paints and long tasks in `benchEntries`. */
function recordEntries(): void {
  const entries: Window['benchEntries'] = { paints: [], largest: [], longTasks: [] };
  window.benchEntries = entries;
  for (const [type, list] of [
    ['paint', entries.paints],
    ['largest-contentful-paint', entries.largest],
    ['longtask', entries.longTasks],
  ] as const) {
    new PerformanceObserver((observed) => {
      for (const { name, startTime, duration } of observed.getEntries()) {
        if (name !== 'first-paint') list.push({ startTime, duration });
      }
    }).observe({ type, buffered: true });
  }
}

async function readTimes(page: Page) {
  const { paints, largest, longTasks, html } = await page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    const html = load instanceof PerformanceNavigationTiming ? load.encodedBodySize : 0;
    return { ...(window.benchEntries ?? { paints: [], largest: [], longTasks: [] }), html };
  });
  const fcp = paints[0]?.startTime;
  const lcp = largest.at(-1)?.startTime;
  if (fcp === undefined || lcp === undefined) throw new Error(`${page.url()} painted nothing.`);
  const tasks = longTasks.filter(({ startTime, duration }) => startTime + duration > fcp);
  return {
    fcp,
    lcp,
    html,
    blocking: tasks.reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0),
    longestTask: Math.max(0, ...tasks.map(({ duration }) => duration)),
  };
}
