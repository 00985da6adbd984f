import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { signIn } from '@marketplace/contracts/testing/journeys/market/customers';
import {
  isSameDocument,
  markDocument,
  navigateInside,
  waitForHydration,
} from '@marketplace/contracts/testing/journeys/pages/navigation';
import { main } from '@marketplace/contracts/testing/journeys/pages/productPage';
import { expectWorkingPage } from '@marketplace/contracts/testing/journeys/pages/remoteError';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import { expect, test } from '@marketplace/contracts/testing/journeys/test';
import { PROJECT_REMOTES } from '@marketplace/contracts/testing/projectPages';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { workload } from '@marketplace/contracts/testing/workload';
import type { Page } from '@playwright/test';
import { liveVersion } from '../release/Registry';
import { createStore, type TestStore } from './createStore';
import { loadPages, releasesIn } from './loadPages';
import { pathOf, readHeadings } from './remotes';

test.use({ allowsConsoleProblems: true });
// The journeys run one after another, because each journey loads the whole machine.
test.describe.configure({ mode: 'default', timeout: 400_000 });

/** Number of page requests per second. */
const PER_SECOND = 50;
/** Time that a shopper looks at each page, ms. */
const LOOK_MS = 500;
const PATHS = ['/', '/product', '/cart', '/blog', '/about-us'];
/** Limit for the time from a registry change to the first page with the new release, ms. */
const SWITCH_LIMIT_MS = 2000;
/**
 * Overrides the gates `health` and `types`: the journeys visit the pages themselves and build
 * nothing. `--dirty` accepts that the stack may be built from uncommitted sources.
 */
const UNSEEN = [
  '--override',
  'health=the journey looks',
  '--override',
  'types=nothing was built',
  '--dirty',
];

async function openShop() {
  const store = await createStore();
  const market = await startMarketplace({
    dataDir: store.dataDir,
    apiOrigin: stack.apiOrigin,
    env: {
      RELEASES_URL: store.releases,
      RELEASE_TRUST: store.trust,
      LOG_LEVEL: 'error',
      TRUSTED_PROXIES: 'loopback',
    },
  });
  return {
    store,
    origin: market.origin,
    gatewayPid: market.gateway.process.pid ?? 0,
    close: async () => {
      await market.stop();
      await store.remove();
    },
  };
}

type Shop = Awaited<ReturnType<typeof openShop>>;

async function childrenOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`);
  const lists = tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8'));
  return (await Promise.all(lists)).join(' ').split(' ').filter(Boolean).map(Number);
}

/** Waits until two workers and the standby process exist, and gives them time to warm up. */
async function waitForStandby({ gatewayPid }: Shop): Promise<void> {
  await expect.poll(async () => (await childrenOf(gatewayPid)).length).toBe(3);
  await sleep(2000);
}

/**
 * Changes the live releases with a release command.
 * @returns ms from the change of the registry to the first page with the new release
 */
async function change({ store, origin }: Shop, ...words: string[]): Promise<number> {
  const before = await liveContent(store);
  let changedAt: number | undefined;
  const isShown = async () => {
    const live = await liveContent(store);
    if (live === before) return false;
    changedAt ??= performance.now();
    const answer = await fetch(`${origin}/blog`, { headers: { cookie: 'visitor=1' } });
    return releasesIn(await answer.text()).includes(['mf_content', live].join(' '));
  };
  const [ms] = await Promise.all([
    (async () => {
      while (!(await isShown())) await sleep(100);
      return Math.round(performance.now() - (changedAt ?? 0));
    })(),
    store.release(...words),
  ]);
  return ms;
}

async function liveContent(store: TestStore): Promise<string | undefined> {
  const part = await store.readPart('mf_content');
  return part && liveVersion({ mf_content: part }, 'mf_content');
}

/** Navigates from page to page in one tab until `isOver` is true. Returns the number of pages. */
async function shop(page: Page, origin: string, isOver: () => boolean): Promise<number> {
  const headings = await readHeadings(page.context());
  await page.goto(`${origin}/`);
  await waitForHydration(page);
  await markDocument(page);
  const visited = PROJECT_REMOTES.filter((remote) => remote !== 'mf_account');
  let pages = 0;
  for (; !isOver(); pages += 1) {
    const remote = visited[pages % visited.length] ?? 'mf_catalog';
    await navigateInside(page, pathOf(remote));
    const heading = main(page).getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(headings[remote] ?? '');
    await expectWorkingPage(page);
    await sleep(LOOK_MS);
  }
  expect(await isSameDocument(page), 'nothing reloads an open tab').toBe(true);
  return pages;
}

/**
 * Keeps every core busy with two threads per core.
 * @returns a function that stops the threads
 */
function occupyCores(): () => Promise<unknown> {
  const workers = Array.from(
    { length: 2 * availableParallelism() },
    () => new Worker('for (;;);', { eval: true }),
  );
  return () => Promise.all(workers.map((worker) => worker.terminate()));
}

test('a killed gateway leaves no process behind', { tag: '@full' }, async () => {
  const market = await openShop();
  const workers = await childrenOf(market.gatewayPid);
  expect(workers.length).toBeGreaterThan(0);
  process.kill(market.gatewayPid, 'SIGKILL');
  const isThere = (pid: number) => existsSync(`/proc/${pid}`);
  await expect.poll(() => workers.filter(isThere)).toEqual([]);
  await market.close();
});

// Only in the soak, because the other journeys of the full run would distort the measured times.
for (const timed of workload({ gate: [], soak: [test] })) {
  timed(
    'releases, a canary and a rollback lose no request, mix no releases in a document, and reload no tab',
    async ({ page }) => {
      const market = await openShop();
      const { store, origin } = market;
      try {
        const next = await store.add('mf_content', 'none');
        const times: number[] = [];
        for (let round = 0; round < 3; round += 1) {
          await waitForStandby(market);
          times.push(
            await change(market, 'promote', 'mf_content', next, '--to', 'production', ...UNSEEN),
          );
          await waitForStandby(market);
          times.push(await change(market, 'rollback', 'mf_content', '--why', 'tried'));
        }
        console.log(`    registry to first page, nothing else running: ${times.join(', ')} ms`);
        expect.soft(Math.max(...times)).toBeLessThanOrEqual(SWITCH_LIMIT_MS);

        let isOver = false;
        const shopping = shop(page, origin, () => isOver);
        const end = loadPages({ origin, paths: PATHS, perSecond: PER_SECOND });
        const loaded: number[] = [];
        loaded.push(
          await change(market, 'promote', 'mf_content', next, '--to', 'production', ...UNSEEN),
        );
        const catalog = await store.add('mf_catalog', 'none');
        await store.release('promote', 'mf_catalog', catalog, '--to', 'production', ...UNSEEN);
        const cart = await store.add('mf_cart_checkout', 'none');
        await store.release('canary', 'mf_cart_checkout', '30%', cart, ...UNSEEN);
        await sleep(20_000);
        await store.release('canary', 'mf_cart_checkout', 'off');
        loaded.push(await change(market, 'rollback', 'mf_content', '--why', 'tried'));
        await sleep(1000);
        const { requests, failures, slowestMs, documents } = await end();
        isOver = true;
        const pages = await shopping;
        console.log(
          `    ${requests} requests, ${failures.length} failed, slowest ${Math.round(slowestMs)} ms, ${pages} pages in one tab; registry to first page ${loaded.join(', ')} ms`,
        );
        expect(failures).toEqual([]);
        for (const release of [
          `mf_content ${next}`,
          `mf_catalog ${catalog}`,
          `mf_cart_checkout ${cart}`,
        ]) {
          expect(documents.get(release) ?? 0, release).toBeGreaterThan(0);
        }
      } finally {
        await page.goto('about:blank');
        await market.close();
      }
    },
  );

  timed('if all workers are killed, requests fail for less than a second', async () => {
    const market = await openShop();
    try {
      for (const path of [...PATHS, ...PATHS]) {
        await fetch(market.origin + path, { headers: { cookie: 'visitor=1' } });
      }
      await waitForStandby(market);
      const end = loadPages({ origin: market.origin, paths: PATHS, perSecond: 8 });
      await sleep(2000);
      for (const pid of (await childrenOf(market.gatewayPid)).slice(0, 2))
        process.kill(pid, 'SIGKILL');
      await sleep(6000);
      const { requests, failures, slowestMs } = await end();
      const moments = failures.map(({ at }) => at);
      const lasted = failures.length > 0 ? Math.max(...moments) - Math.min(...moments) : 0;
      console.log(
        `    ${requests} requests, ${failures.length} failed for ${lasted} ms, slowest ${Math.round(slowestMs)} ms`,
      );
      expect(lasted).toBeLessThanOrEqual(1000);
      expect(slowestMs).toBeLessThanOrEqual(2000);
    } finally {
      await market.close();
    }
  });

  timed(
    'a gateway loads all remotes even if it starts while every core is busy',
    async ({ context }) => {
      await signIn(context);
      const free = occupyCores();
      const began = performance.now();
      try {
        const market = await openShop();
        console.log(`    starts in ${Math.round(performance.now() - began)} ms`);
        try {
          for (const remote of PROJECT_REMOTES) {
            const page = await context.request.get(market.origin + pathOf(remote));
            expect(page.status(), pathOf(remote)).toBe(200);
          }
        } finally {
          await market.close();
        }
      } finally {
        await free();
      }
    },
  );

  timed(
    'a canary ends by itself if it fails one visit in 20, and continues if it works',
    async () => {
      const market = await openShop();
      const { store, origin } = market;
      try {
        // Each visit gets an uncached page, because a cached page cannot fail.
        const load = () =>
          loadPages({ origin, paths: ['/blog', '/about-us'], perSecond: 20, ownEvery: 1 });
        const isCanary = async () => (await store.readPart('mf_content'))?.canary !== undefined;

        const good = await store.add('mf_content', 'none');
        await store.release('canary', 'mf_content', '50%', good, ...UNSEEN);
        const endGood = load();
        await sleep(60_000);
        const seen = await endGood();
        expect(await isCanary(), 'a good canary stays').toBe(true);
        expect(seen.failures).toEqual([]);
        expect(seen.documents.get(`mf_content ${good}`) ?? 0).toBeGreaterThan(500);
        await store.release('canary', 'mf_content', 'off');

        const bad = await store.add('mf_content', 'throws in one of 20 loaders');
        await store.release('canary', 'mf_content', '50%', bad, ...UNSEEN);
        const began = performance.now();
        const endBad = load();
        await expect.poll(isCanary, { timeout: 120_000 }).toBe(false);
        const seconds = (performance.now() - began) / 1000;
        const { requests, failures } = await endBad();
        const last = (await store.readPart('mf_content'))?.history.at(-1);
        console.log(
          `    ended after ${seconds.toFixed(1)} s, ${failures.length} of ${requests} visits failed: ${last?.why}`,
        );
        expect(last?.why).toContain('visits failed');
      } finally {
        await market.close();
      }
    },
  );
}
