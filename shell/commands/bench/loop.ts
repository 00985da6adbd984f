import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findChromium } from '@marketplace/contracts/server/findChromium';
import { findFreePort } from '@marketplace/contracts/server/findFreePort';
import { copySources } from '@marketplace/contracts/testing/copySources';
import { waitForHydration } from '@marketplace/contracts/testing/journeys/pages/navigation';
import { chromium, type Page } from '@playwright/test';
import { type Development, startDevelopment } from '../dev/startDevelopment';
import { OWN_KEYS, publishCheckout } from '../start/publishReleases';
import { formatLoop, isWithinGoals, type LoopFigures } from './loopReport';
import type { BenchResult } from './saveReport';

const PACKAGE = 'mf-catalog';
const PATH = '/category';
const SOURCE = 'mf-catalog/src/routes/categories.tsx';
const heading = (text: string) => `<Trans>${text}</Trans>`;
const HEADING = 'Categories';
const CONTRACT = 'shared-contracts/src/contracts/readingMinutes.ts';
const PARAMETERS = '(html: string)';
const BROKEN_PARAMETERS = '(html: string, locale: string)';

const CHANGES = '50';
/** Changes before the measurement, in which the compilers warm up. */
const WARM_UP_CHANGES = 5;
const CONTRACT_CHANGES = 5;
/** Default pause between two changes in seconds, in which a developer looks at the page. */
const PAUSE = '5';
const LOOK_MS = 20;
/** A change that is not seen within this time ends the benchmark. */
const LIMIT_MS = 60_000;

/**
 * Measures how soon `npm run dev` shows a changed text in an open page and in the server's HTML, and
 * how soon it names the packages that a changed contract breaks. Options: `--changes` is the number
 * of changed texts, and `--pause` the seconds between two changes.
 */
export async function benchLoop(root: string, args: string[]): Promise<BenchResult> {
  const { values } = parseArgs({
    args,
    options: {
      changes: { type: 'string', default: CHANGES },
      pause: { type: 'string', default: PAUSE },
    },
  });
  const dataDir = join(root, '.cache/bench');
  await publishCheckout(root, dataDir, (line) => console.log(line));
  const folder = join(root, '.cache/loop');
  await copySources(folder);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let starting: Promise<Development> | undefined;
  try {
    const PORT = String(await findFreePort());
    const env = { ...OWN_KEYS, DATA_DIR: dataDir, RELEASES_URL: join(dataDir, 'releases'), PORT };
    const start = () => startDevelopment(folder, [PACKAGE], env);
    console.log('Building …');
    await (await start()).stop();
    starting = start();
    const firstPageMs = await timeOf(() => untilServed(`http://localhost:${PORT}`, HEADING));
    const development = await starting;
    const page = await browser.newPage();
    await page.goto(development.origin + PATH);
    await waitForHydration(page);
    await development.printed('changes of contracts are checked against all parts');
    const changes = { page, development, pauseMs: Number(values.pause) * 1000 };
    console.log(`Measuring ${values.changes} changes …`);
    const seen = await measureChanges(changes, Number(values.changes));
    const report = { firstPageMs, ...seen, contractMs: await measureContract(changes) };
    console.log(`\n${formatLoop(report)}`);
    return { report: formatLoop(report), isWithinGoals: isWithinGoals(report) };
  } finally {
    await browser.close();
    await (await starting)?.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Changes {
  page: Page;
  development: Development;
  pauseMs: number;
}

async function measureChanges(
  { page, development: { edit, origin }, pauseMs }: Changes,
  count: number,
): Promise<Pick<LoopFigures, 'browserMs' | 'htmlMs'>> {
  const browserMs: number[] = [];
  const htmlMs: number[] = [];
  let text = HEADING;
  for (let change = 1; change <= WARM_UP_CHANGES + count; change += 1) {
    await sleep(pauseMs);
    const next = `Change ${change}`;
    const edited = edit(SOURCE, heading(text), heading(next));
    const [inBrowser, inHtml] = await Promise.all([
      timeOf(() => untilShown(page, next)),
      timeOf(() => untilServed(origin, next)),
      edited,
    ]);
    text = next;
    if (change <= WARM_UP_CHANGES) continue;
    browserMs.push(inBrowser);
    htmlMs.push(inHtml);
  }
  return { browserMs, htmlMs };
}

/** Breaks and mends a contract. @returns milliseconds until each break was printed */
async function measureContract({ development, pauseMs }: Changes): Promise<number[]> {
  const { edit, printed, countLines } = development;
  const times: number[] = [];
  for (let change = 0; change < CONTRACT_CHANGES; change += 1) {
    await sleep(pauseMs);
    const before = countLines();
    await edit(CONTRACT, PARAMETERS, BROKEN_PARAMETERS);
    times.push(await timeOf(() => printed('Expected 2 arguments, but got 1.', before)));
    await edit(CONTRACT, BROKEN_PARAMETERS, PARAMETERS);
    await printed('The contracts fit every part again.', before);
  }
  return times;
}

async function untilShown(page: Page, text: string): Promise<void> {
  // Looks at each frame.
  await page.waitForFunction(
    (wanted) => document.querySelector('main h1')?.textContent === wanted,
    text,
    { polling: 'raf', timeout: LIMIT_MS },
  );
}

/** Resolves when the server's HTML contains a text. Before the server listens, it waits. */
async function untilServed(origin: string, text: string): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  while (!(await htmlOf(origin + PATH)).includes(text)) {
    if (performance.now() > end) throw new Error(`The HTML of ${PATH} lacks "${text}".`);
    await sleep(LOOK_MS);
  }
}

const htmlOf = (url: string): Promise<string> =>
  fetch(url).then(
    (reply) => reply.text(),
    () => '',
  );

/** @returns milliseconds until the function has settled */
async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await run();
  return performance.now() - started;
}
