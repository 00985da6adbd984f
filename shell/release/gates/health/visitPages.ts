import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@marketplace/contracts/i18n/locale';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { PageToVisit } from './pagesToVisit';

export interface Failure {
  page: PageToVisit;
  locale: string;
  /** What is wrong, as a phrase. */
  what: string;
}

const LIMIT_MS = 30_000;
const AT_ONCE = 3;
/** A busy API may refuse a page's first request (decision 064), so only lasting failures count. */
const ATTEMPTS = 3;
const PAUSE_MS = 2000;

const visitsTo = (pages: readonly PageToVisit[]) =>
  LOCALES.flatMap((locale) => pages.map((page) => ({ page, locale })));

const addressOf = (origin: string, { page, locale }: Pick<Failure, 'page' | 'locale'>) =>
  `${origin}${page.path}?lang=${locale}`;

/** Requests each page in each language from the server. */
export async function visitOnServer(
  origin: string,
  pages: readonly PageToVisit[],
): Promise<Failure[]> {
  return visitEach(pages, (visit) => askServer(addressOf(origin, visit)));
}

async function askServer(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.text();
    // Guarded pages redirect to the home page.
    return response.status < 400 ? undefined : `the server answers ${response.status}`;
  } catch (error) {
    return `the server does not answer: ${error}`;
  }
}

/** Opens each page in each language in Chromium and waits for its hydration. */
export async function visitInBrowser(
  origin: string,
  pages: readonly PageToVisit[],
  executablePath: string,
): Promise<Failure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    return await visitEach(pages, (visit) => openPage(browser, addressOf(origin, visit)));
  } finally {
    await browser.close();
  }
}

/** @returns the first uncaught error, console error or failure that the shop logs */
async function openPage(browser: Browser, address: string): Promise<string | undefined> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(`uncaught in the browser: ${message}`));
  page.on('console', (message) => {
    const isFailure = message.type() === 'error' || message.text().includes('"event":"failure"');
    if (isFailure) problems.push(`the browser logs: ${message.text()}`);
  });
  try {
    await page.goto(address);
    await comesAlive(page);
  } catch (error) {
    problems.push(`it does not come alive in the browser: ${error}`);
  } finally {
    await context.close();
  }
  return problems[0];
}

/** A key press starts deferred hydration, after which the shell sets `data-alive`. */
async function comesAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
}

/** Visits a few pages at a time, and retries pages with problems. */
async function visitEach(
  pages: readonly PageToVisit[],
  visit: (visited: Omit<Failure, 'what'>) => Promise<string | undefined>,
): Promise<Failure[]> {
  const waiting = visitsTo(pages);
  const failures: Failure[] = [];
  const work = async () => {
    for (let visited = waiting.shift(); visited; visited = waiting.shift()) {
      let what = await visit(visited);
      for (let attempt = 1; what && attempt < ATTEMPTS; attempt += 1) {
        await sleep(PAUSE_MS);
        what = await visit(visited);
      }
      if (what) failures.push({ ...visited, what });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return failures;
}
