import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { EMPTY_SLOTS } from '@marketplace/contracts/federation/slotTable';
import { defaultMarketConfig } from '@marketplace/contracts/marketConfig';
import { PROJECT_PAGES } from '@marketplace/contracts/testing/projectPages';
import { until } from '../testing/openWatchedShop';
import { fakeComposition, writeFakeReleases } from '../testing/writeFakeReleases';
import type { PoolSettings } from './renderProtocol';
import { ORIGIN_HEADER } from './renderProtocol';
import { WorkerProcess } from './WorkerProcess';
import { WorkerStandby } from './WorkerStandby';

jest.setTimeout(60_000);

/** Returns the code of a remote whose page lists what its process has evaluated. */
const listed = (name: string) =>
  `globalThis.names = [...(globalThis.names ?? []), '${name}']; exports.page = async () => names.join();`;

let standby: WorkerStandby;
const taken: WorkerProcess[] = [];
const preload = jest.spyOn(WorkerProcess.prototype, 'preload');

afterEach(async () => {
  await Promise.all([standby.stop(), ...taken.splice(0).map((worker) => worker.drain())]);
  preload.mockClear();
});

/** Starts a standby for builds of the catalog. */
function openStandby() {
  const { folder, releaseTrust, writeRelease } = writeFakeReleases({
    mf_catalog: listed('catalog 1'),
    mf_content: listed('content 1'),
  });
  writeRelease('mf_catalog', '2', listed('catalog 2'));
  writeRelease('mf_content', '2', listed('content 2'));
  standby = new WorkerStandby(['shell', 'mf_catalog']);
  const settings = (changed: Parameters<typeof fakeComposition>[0] = {}): PoolSettings => ({
    ...{ releasesUrl: folder, releaseTrust, releaseChannel: 'production', dataDir: folder },
    ...{ apiOrigin: '', market: defaultMarketConfig, without: [], memoryLimit: 2 ** 30 },
    ...{ composition: fakeComposition(changed), pages: PROJECT_PAGES, slots: EMPTY_SLOTS },
    changed: [],
  });
  const take = (next: PoolSettings) => {
    const worker = standby.take(next);
    taken.push(worker);
    return worker;
  };
  return { settings, take };
}

async function pageOf(worker: WorkerProcess, path: string): Promise<string> {
  const headers = { [ORIGIN_HEADER]: 'http://localhost' };
  return new Promise((resolve, reject) => {
    get({ socketPath: worker.socket, path, headers }, (reply) => resolve(text(reply))).on(
      'error',
      reject,
    );
  });
}

it('a process on standby loads the other releases first, and of the part built from source only the build that it serves', async () => {
  const { settings, take } = openStandby();
  take(settings());
  await until(() => preload.mock.calls.length > 0);
  const next = settings({ mf_catalog: '2' });
  const worker = take(next);
  await worker.start(next, () => undefined);
  expect(await pageOf(worker, '/product')).toBe('content 1,catalog 2');
});

it.each([
  ['another release of a loaded part', { mf_content: '2' }, [], 'catalog 1,content 2'],
  ['to exclude a loaded part', { mf_catalog: '2' }, ['mf_content'], 'catalog 2'],
])(
  'a process on standby is replaced if the composition has %s',
  async (_what, changed, without, page) => {
    const { settings, take } = openStandby();
    take(settings());
    await until(() => preload.mock.calls.length > 0);
    const next = { ...settings(changed), without };
    const worker = take(next);
    await worker.start(next, () => undefined);
    expect(await pageOf(worker, '/product')).toBe(page);
    const [unused] = preload.mock.contexts;
    expect(await unused?.ended).toMatchObject({ code: 0 });
  },
);
