import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Failure, Visit } from './failures';

const LIMIT_MS = 30_000;
/** Pages requested from the server at once: as many as its one render worker takes without delay. */
const REQUESTS_AT_ONCE = 3;
/** Pages open in the browser at once. They mostly wait: for scripts, idle time and the network. */
const PAGES_AT_ONCE = 6;
const PAUSE_MS = 2000;
/** Time in which a page with an uncaught error may report more problems. */
const SETTLE_MS = 2000;

const addressOf = (origin: string, { page, locale }: Visit) =>
  `${origin}${page.path}?lang=${locale}`;

export interface Visiting {
  /** Maximum number of times that a page is opened. It is opened again only if it has problems. */
  attempts: number;
  onVisit?: () => void;
}

/** Requests pages from the server. */
export async function visitOnServer(
  origin: string,
  visits: readonly Visit[],
  visiting: Visiting,
): Promise<Failure[]> {
  const ask = (visit: Visit) => askServer(addressOf(origin, visit));
  return visitEach(visits, ask, { ...visiting, atOnce: REQUESTS_AT_ONCE });
}

async function askServer(address: string): Promise<string[]> {
  try {
    const response = await fetch(address, {
      redirect: 'manual',
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    await response.text();
    // A redirect is no failure, because guarded pages redirect to the home page.
    return response.status < 400 ? [] : [`the server answers ${response.status}`];
  } catch (error) {
    return [`the server does not answer: ${error}`];
  }
}

/** Opens pages in Chromium and waits for their hydration. */
export async function visitInBrowser(
  origin: string,
  visits: readonly Visit[],
  executablePath: string,
  visiting: Visiting,
): Promise<Failure[]> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const open = (visit: Visit) => openPage(browser, origin, addressOf(origin, visit));
    return await visitEach(visits, open, { ...visiting, atOnce: PAGES_AT_ONCE });
  } finally {
    await browser.close();
  }
}

/**
 * Opens a page and waits until it is hydrated, or until an error was not caught.
 * @returns uncaught errors, console errors and failures that the shop logs, without duplicates and
 * each on one line
 */
async function openPage(browser: Browser, origin: string, address: string): Promise<string[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const problems = new Set<string>();
  const add = (problem: string) => problems.add(problem.replaceAll(origin, ''));
  const uncaught = new Promise<void>((resolve) => {
    page.on('pageerror', ({ message, stack = '' }) => {
      add(`uncaught in the browser: ${onOneLine(message, stack)}`);
      resolve();
    });
  });
  page.on('console', (message) => {
    const isFailure = message.type() === 'error' || message.text().includes('"event":"failure"');
    const { url } = message.location();
    if (isFailure) add(`the browser logs: ${onOneLine(message.text())}${url && ` (${url})`}`);
  });
  try {
    await page.goto(address);
    // A page with an uncaught error may never come alive.
    await Promise.race([comesAlive(page), uncaught.then(() => sleep(SETTLE_MS))]);
  } catch (error) {
    add(`it does not come alive in the browser: ${error}`);
  } finally {
    await context.close();
  }
  return [...problems];
}

/**
 * Shortens an error to its first line and one stack frame in brackets: the first frame in a remote,
 * or else the first frame. An error of a remote may be thrown inside the shell's libraries, so the
 * first frame would not always name the remote.
 */
function onOneLine(text: string, stack = text): string {
  const frames = [...stack.matchAll(/\n\s+at (.+)/g)].map(([, frame = '']) => frame);
  const frame = frames.find((each) => /\/releases\/(?!shell\/)/.test(each)) ?? frames[0];
  return `${text.split('\n')[0]}${frame ? ` (${frame})` : ''}`;
}

/**
 * Waits until a page is hydrated. A key press starts deferred hydration, and the shell sets
 * `data-alive` when hydration ends.
 */
async function comesAlive(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await page.waitForLoadState('networkidle');
}

/** Visits a few pages at a time, and retries pages with problems. */
async function visitEach(
  visits: readonly Visit[],
  visit: (visited: Visit) => Promise<string[]>,
  { attempts, atOnce, onVisit = () => undefined }: Visiting & { atOnce: number },
): Promise<Failure[]> {
  const waiting = [...visits];
  const failures: Failure[] = [];
  const work = async () => {
    for (let visited = waiting.shift(); visited; visited = waiting.shift()) {
      let problems = await visit(visited);
      for (let attempt = 1; problems.length > 0 && attempt < attempts; attempt += 1) {
        await sleep(PAUSE_MS);
        problems = await visit(visited);
      }
      onVisit();
      if (problems.length > 0) failures.push({ ...visited, problems });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failures;
}
