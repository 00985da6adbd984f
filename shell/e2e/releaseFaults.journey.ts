import { setTimeout as sleep } from 'node:timers/promises';
import { ACCESS_TOKEN_COOKIE } from '@marketplace/contracts/cookies';
import { ownerOf, type RemoteName } from '@marketplace/contracts/pages/pageTable';
import {
  BAD_RELEASE_FAULTS,
  type BadRelease,
} from '@marketplace/contracts/testing/badReleaseFaults';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { RELEASE_FAULTS } from '@marketplace/contracts/testing/startFaultyReleases';
import { workload } from '@marketplace/contracts/testing/workload';
import type { BrowserContext, Page } from '@playwright/test';
import { findDeadRegions } from './findDeadRegions';
import { loadPages } from './loadPages';
import { pairRemotesWith, pathOf, readHeadings } from './remotes';
import { type Fault, startBadRelease } from './startBadRelease';

test.use({ allowsConsoleProblems: true });
test.describe.configure({ timeout: workload({ gate: 180_000, soak: 400_000 }) });

const PAGES = ['/', '/product', '/cart', '/orders', '/blog'];
/**
 * In a browser, the full run opens only the home page and the pages of the broken remote. The soak
 * opens all pages.
 */
const isBrowsed = (path: string, remote: RemoteName) =>
  workload({ gate: path === '/' || ownerOf(PROJECT_PAGES, path) === remote, soak: true });
/**
 * Upper limit for a page's delay in comparison with the working shop, ms. It is higher in the full
 * run, where other journeys share the processor.
 */
const MOST_DELAY_MS = workload({ gate: 5000, soak: 1000 });

// The cast is safe: `Object.keys` only widens the type of the keys to `string`.
const CODE_FAULTS = Object.keys(BAD_RELEASE_FAULTS) as BadRelease[];
const FAULTS: Fault[] = [...RELEASE_FAULTS, ...CODE_FAULTS];
/**
 * One fault of each kind: code that rejects, never settles, computes endlessly, or throws outside
 * any `await`.
 */
const KINDS: BadRelease[] = [
  'texts reject',
  'loader hangs',
  'endless loop at import',
  'unhandled rejection',
];

const CASES = workload({ gate: pairRemotesWith(KINDS).gate, soak: pairRemotesWith(FAULTS).soak });

async function ask(context: BrowserContext, url: string) {
  const cookies = await context.cookies(stack.origin);
  const token = cookies.find(({ name }) => name === ACCESS_TOKEN_COOKIE)?.value;
  const started = performance.now();
  const response = await fetch(url, { headers: { cookie: `${ACCESS_TOKEN_COOKIE}=${token}` } });
  const html = await response.text();
  return { status: response.status, ms: performance.now() - started, html };
}

interface Matrix {
  origin: string;
  remote: RemoteName;
  headings: Record<RemoteName, string>;
}

/**
 * Visits all pages.
 * @returns one text per page: status, delay and, after `dead`, the names of the regions that should
 * work but do not
 */
async function fillRow(page: Page, { origin, remote, headings }: Matrix): Promise<string[]> {
  const context = page.context();
  const cells: string[] = [];
  for (const path of PAGES) {
    // The requests to the working and the faulty shop run simultaneously, so that a busy machine
    // delays both.
    const [normal, { status, ms, html }] = await Promise.all([
      ask(context, stack.origin + path),
      ask(context, origin + path),
    ]);
    const isOwn = ownerOf(PROJECT_PAGES, path) === remote;
    const hasLayout = html.includes('</footer>') && html.includes('role="search"');
    const dead = [
      ...(hasLayout && (isOwn || status === 200) ? [] : ['document']),
      ...(ms < normal.ms + MOST_DELAY_MS ? [] : ['delay']),
      ...(html.includes('stolen page') ? ['stolen page'] : []),
      ...(isBrowsed(path, remote)
        ? await findDeadRegions(page, { url: origin + path, broken: remote, headings })
        : []),
    ];
    const end = dead.length > 0 ? ` dead: ${dead.join(', ')}` : '';
    cells.push(`${status} ${Math.round(ms)} ms${end}`);
  }
  return cells;
}

for (const [remote, fault] of CASES) {
  test(`a release of ${remote} with the fault "${fault}" breaks only the pages of this remote`, {
    tag: '@full',
  }, async ({ page, context }) => {
    await signIn(context);
    const headings = await readHeadings(context);
    const market = await startBadRelease(remote, fault);
    try {
      const cells = await fillRow(page, { origin: market.origin, remote, headings });
      console.log(`    | ${fault} | ${remote} | ${cells.join(' | ')} |`);
      expect(cells.filter((cell) => cell.includes('dead'))).toEqual([]);
    } finally {
      await page.goto('about:blank');
      await market.stop();
    }
  });
}

/** Time from the start of the load, in ms, during which up to two requests may fail. */
const SHOWN_MS = 5000;
/** The cookie of a visitor who must not get a cached page. */
const OWN_PAGE = { headers: { cookie: 'visitor=1' } };

const LOADED: BadRelease[] = [
  'unhandled rejection',
  'endless loop in loader',
  'endless loop in background',
  'process.exit',
  'memory leak',
];

for (const fault of workload({ gate: LOADED.slice(1, 2), soak: LOADED })) {
  test(`a release with the fault "${fault}" makes at most two requests for other pages fail, only in the first five seconds`, {
    tag: '@full',
  }, async () => {
    const remote = 'mf_content';
    const market = await startBadRelease(remote, fault);
    try {
      const others = PAGES.filter(
        (path) => ownerOf(PROJECT_PAGES, path) !== remote && path !== '/orders',
      );
      const broken = pathOf(remote);
      // Warms up the gateway: each worker compiles a page on its first visit.
      for (const path of [...others, ...others]) await fetch(market.origin + path, OWN_PAGE);
      const endBroken = loadPages({ origin: market.origin, paths: [broken], perSecond: 1 });
      const end = loadPages({ origin: market.origin, paths: others, perSecond: 8 });
      await sleep(workload({ gate: 8000, soak: 30_000 }));
      const { failures, requests } = await end();
      await endBroken();
      console.log(`    ${fault}: ${requests} ${JSON.stringify(failures)} ${market.events()}`);
      expect(failures.filter(({ at }) => at < SHOWN_MS).length).toBeLessThanOrEqual(2);
      expect(failures.filter(({ at }) => at >= SHOWN_MS)).toEqual([]);
    } finally {
      await market.stop();
    }
  });
}
