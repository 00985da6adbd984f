import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { EMPTY_SLOTS } from '@marketplace/contracts/federation/slotTable';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import type { Priority } from '@marketplace/contracts/server/Slots';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { requestRender } from '../pages/requestRender';
import { fakeComposition, writeFakeReleases } from '../testing/writeFakeReleases';
import { RemoteBreakers } from './RemoteBreakers';
import { RenderWorkers } from './RenderWorkers';
import { ORIGIN_HEADER } from './renderProtocol';
import { WorkerStandby } from './WorkerStandby';

const MB = 2 ** 20;
const LIMIT_MS = 60_000;
/** The memory times of production, divided by twenty. */
const memoryTimes = { checkMs: 50, outgrownMs: 750 };

let workers: RenderWorkers;
let standby: WorkerStandby;
let events: Record<string, unknown>[];

async function start(codes: Partial<Record<PartName, string>>, memoryLimit = 1000 * MB, size = 2) {
  events = [];
  standby = new WorkerStandby();
  const report = (event: object) => {
    // Memory reports are left out, because they arrive at unpredictable times.
    if (!('bytes' in event)) events.push({ ...event });
  };
  const market = defaultMarketConfig;
  const { folder: releasesUrl, releaseTrust } = writeFakeReleases(codes);
  const composition = fakeComposition();
  const tables = { pages: PROJECT_PAGES, slots: EMPTY_SLOTS };
  const settings = { composition, ...tables, apiOrigin: '', market, memoryLimit, size };
  const options = { ...settings, memoryTimes };
  const breakers = new RemoteBreakers(report);
  const channel = { releaseChannel: 'production' };
  const place = { releasesUrl, releaseTrust, dataDir: releasesUrl, ...channel };
  workers = new RenderWorkers({ ...options, ...place }, breakers, standby, report);
  const problems = await workers.start();
  await workers.fill();
  return problems;
}

async function ask(url: string) {
  const headers = { [ORIGIN_HEADER]: 'http://localhost' };
  const { status, body } = await requestRender(
    { workers },
    { url, headers, network: '203.0.113.7' },
  );
  return `${status} ${await text(body)}`;
}

const namesOf = () => events.map(({ event }) => event);
async function until(event: string): Promise<void> {
  const end = Date.now() + 20_000;
  while (!namesOf().includes(event)) {
    if (Date.now() > end) throw new Error(`No ${event} among ${namesOf()}`);
    await sleep(20);
  }
}

const OK = '200 a page';
const UNAVAILABLE = '503 unavailable';

const BLOG = { path: '/blog', owner: 'mf_content' } as const;

/**
 * Code of a remote whose page renders when the composition starts, and runs the given code on later
 * requests.
 */
const laterPage = (code: string) =>
  `let isTried = false; exports.page = async () => { if (isTried) { ${code} } isTried = true; return 'a page'; };`;

afterEach(async () => {
  await Promise.all([workers.drain(), standby.stop()]);
}, LIMIT_MS);

describe('a page with an endless loop', () => {
  it(
    'affects no other page, and its remote is excluded after it has hung two workers',
    async () => {
      await start({ mf_content: laterPage('for (;;);') });
      const [broken, ...others] = await Promise.all([
        ask('/blog'),
        ...Array.from({ length: 6 }, () => ask('/product')),
      ]);
      expect([broken, ...new Set(others)]).toEqual([UNAVAILABLE, OK]);
      expect(events).toEqual([
        expect.objectContaining({ event: 'worker-hung', remote: 'mf_content', page: '/blog' }),
      ]);
      // The last worker does not render this page, because the page could end it.
      expect(await ask('/blog')).toBe(UNAVAILABLE);
      expect(namesOf()).toEqual(['worker-hung']);
      while (workers.pids.length < 2) await sleep(50);
      expect(await ask('/blog')).toBe(UNAVAILABLE);
      expect(namesOf()).toEqual(['worker-hung', 'worker-hung', 'remote-excluded']);
      expect(await ask('/blog')).toBe(UNAVAILABLE);
      expect(namesOf()).toHaveLength(3);
      expect(await ask('/product')).toBe(OK);
    },
    LIMIT_MS,
  );

  it(
    'is traced to its remote even if the loop consists of microtasks and begins after the page was sent',
    async () => {
      const loop = 'setTimeout(async () => { for (;;) await null; }, 50);';
      await start({ mf_content: laterPage(loop) });
      expect(await ask('/blog')).toBe(OK);
      await until('remote-excluded');
      expect(events[1]).toMatchObject({
        event: 'remote-excluded',
        remote: 'mf_content',
        version: '1',
      });
      expect(await ask('/product')).toBe(OK);
    },
    LIMIT_MS,
  );

  it(
    'does not prevent the start of the workers if the loop begins at import',
    async () => {
      expect(await start({ mf_content: 'for (;;);' })).toEqual([]);
      expect(namesOf()).toContain('remote-excluded');
      expect([await ask('/product'), await ask('/blog')]).toEqual([OK, UNAVAILABLE]);
    },
    LIMIT_MS,
  );
});

describe('a worker', () => {
  it(
    'survives unhandled exceptions, unhandled rejections and calls of process.exit in remotes',
    async () => {
      const faults = [
        "Promise.reject(new Error('nobody'));",
        "setTimeout(() => { throw new Error('timer'); });",
        'setTimeout(() => process.exit(0));',
      ];
      await start({ mf_content: laterPage(faults.join('')) });
      await Promise.all([ask('/blog'), ask('/blog')]);
      await until('unhandled-rejection');
      await until('uncaught-exception');
      await until('exit-refused');
      expect(namesOf()).not.toContain('worker-exited');
      expect(events[0]).toMatchObject({ remote: 'mf_content', version: '1' });
      expect(await ask('/product')).toBe(OK);
    },
    LIMIT_MS,
  );

  it(
    'hides the environment of its gateway from the code of remotes',
    async () => {
      process.env.BKASH_PASSWORD = 'secret of a provider';
      process.env.DATABASE_URL = 'postgres://shop:secret@127.0.0.1/market';
      try {
        await start({ mf_content: 'exports.page = async () => JSON.stringify(process.env);' });
        const page = await ask('/blog');
        expect(page).toMatch(/^200 {/);
        expect(page).toContain('"NODE_ENV":"production"');
        expect(page).not.toContain('secret');
      } finally {
        delete process.env.BKASH_PASSWORD;
        delete process.env.DATABASE_URL;
      }
    },
    LIMIT_MS,
  );

  it.each([
    ['while another worker serves', 2],
    ['after a new worker is ready', 1],
  ])(
    'is replaced %s if its memory stays above the limit',
    async (_when, size) => {
      const leak = 'globalThis.kept ??= []; if (kept.length < 4) kept.push(Buffer.alloc(60e6, 1));';
      await start({ mf_content: laterPage(leak) }, 250 * MB, size);
      const before = workers.pids;
      while (!namesOf().includes('worker-outgrown')) {
        expect(await ask('/blog')).toBe(OK);
        await sleep(200);
      }
      do expect(await ask('/product')).toBe(OK);
      while (before.every((pid) => workers.pids.includes(pid)));
      expect(namesOf()).toEqual(['worker-outgrown']);
    },
    LIMIT_MS,
  );

  it(
    'is replaced if it is killed from outside, and the new worker renders its pages',
    async () => {
      await start({
        mf_content: `exports.page = () => new Promise((resolve) => setTimeout(resolve, 300, 'a page'));`,
      });
      const pages = Promise.all([ask('/blog'), ask('/blog'), ask('/blog')]);
      await sleep(100);
      for (const pid of workers.pids) process.kill(pid, 'SIGKILL');
      const more = ask('/product');
      expect(await pages).toEqual([OK, OK, OK]);
      expect(await more).toBe(OK);
      expect(namesOf()).toEqual(['worker-exited', 'worker-exited']);
    },
    LIMIT_MS,
  );

  it(
    'takes over exactly the slots of a second worker that is missing',
    async () => {
      await start({});
      const countPlaces = (priority: Priority, networkOf: (n: number) => string) => {
        const taken = Array.from({ length: 100 }, (_, n) =>
          workers.acquireSlot({ ...BLOG, network: networkOf(n) }, priority),
        ).filter((place) => typeof place !== 'string');
        for (const { release } of taken) release();
        return taken.length;
      };
      const count = () => ({
        purchases: countPlaces('purchase', String),
        lists: countPlaces('list', String),
        searches: countPlaces('search', String),
        ofOneNetwork: countPlaces('purchase', () => 'one'),
      });
      const all = { purchases: 64, lists: 56, searches: 40 };
      // One network may hold two thirds of the 64 slots: 43. With two workers, it may hold 44,
      // because slots are counted in pairs.
      expect(count()).toEqual({ ...all, ofOneNetwork: 44 });
      process.kill(workers.pids[0] ?? 0, 'SIGKILL');
      await until('worker-exited');
      expect([workers.pids.length, count()]).toEqual([1, { ...all, ofOneNetwork: 43 }]);
    },
    LIMIT_MS,
  );

  it(
    'is reported with its exit code, and started again, if it ends before it is ready',
    async () => {
      const shell = 'exports.createRenderer = async () => { throw new Error("broken"); };';
      await expect(start({ shell })).rejects.toThrow(
        'A render worker could not start: Error: broken',
      );
      const { id: composition } = fakeComposition();
      const ended = { event: 'worker-not-started', composition, code: 1, signal: null };
      expect(events).toContainEqual(ended);
      void workers.fill();
      const isTriedAgain = () => events.filter(({ code }) => code === 1).length > 1;
      while (!isTriedAgain()) await sleep(50);
    },
    LIMIT_MS,
  );
});
