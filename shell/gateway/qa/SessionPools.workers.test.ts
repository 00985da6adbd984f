import { readGatewayConfig } from '../config/GatewayConfig';
import { openReleaseStore } from '../releases/ReleaseStore';
import {
  find,
  LOOP_LATER,
  openShop,
  reported,
  stopLater,
  stopShops,
  until,
} from '../testing/openWatchedShop';
import { SessionPools } from './SessionPools';
import { TestSessions } from './TestSessions';

jest.setTimeout(90_000);

afterEach(stopShops);

const script = { src: '/qa/panel-loader.js', integrity: 'sha256-x' };

/** Starts a gateway, and the worker of a test session with another release of `mf_content`. */
async function openSession(code: string) {
  const { folder, dataDir, releaseTrust, writeRelease, start } = openShop();
  writeRelease('mf_content', '2', code);
  const { watcher, ask } = await start();
  const config = readGatewayConfig({
    RELEASES_URL: folder,
    RELEASE_TRUST: releaseTrust,
    DATA_DIR: dataDir,
  });
  const ofSession: object[] = [];
  const pools = new SessionPools({
    config,
    store: openReleaseStore(config),
    builds: { folder: '/nowhere', trust: '/nowhere/trusted.json' },
    apiOf: () => 'http://127.0.0.1:1',
    apiBaseUrl: '/qa/api',
    readScripts: () => ({ panel: script, chance: script }),
    onStart: () => undefined,
    report: (event) => {
      // Memory reports are left out, because they arrive at unpredictable times.
      if (!('bytes' in event)) ofSession.push(event);
    },
  });
  const session = new TestSessions(Buffer.from('k'.repeat(32))).create({});
  const versions = { ...watcher.workers?.composition.versions, mf_content: '2' };
  const workers = await pools.workersOf(session, { id: 'qa-one', versions });
  stopLater(async () => {
    await Promise.all([workers.drain(), pools.stop()]);
  });
  return { watcher, ask, workers, askInSession: (url: string) => ask(url, { workers }), ofSession };
}

it('a release that ends the worker of a test session neither ends a worker of shoppers nor excludes a remote for them', async () => {
  const { watcher, ask, askInSession, ofSession } = await openSession(LOOP_LATER);
  const pids = watcher.workers?.pids;
  expect(await askInSession('/blog')).toBe('bad');
  const [inSession, outside] = await Promise.all([askInSession('/blog'), ask('/blog')]);
  expect([inSession, outside]).toEqual(['unavailable', 'first']);
  expect(ofSession).toMatchObject([{ event: 'worker-hung' }, { event: 'remote-excluded' }]);
  expect(await ask('/blog')).toBe('first');
  expect(watcher.workers?.pids).toEqual(pids);
  expect(watcher.workers?.excludedRemotes).toEqual([]);
  expect([find('worker-hung'), find('remote-excluded')]).toEqual([undefined, undefined]);
  expect(reported().filter(({ composition }) => composition === 'qa-one')).toEqual([]);
});

it('the worker of a test session, and its replacement after a crash, render no page by themselves, because their calls would use up faults', async () => {
  const counting = 'let renders = 0; exports.page = async () => String(renders += 1);';
  const { workers, askInSession } = await openSession(counting);
  expect(await askInSession('/blog')).toBe('1');
  const [killed = 0] = workers.pids;
  process.kill(killed, 'SIGKILL');
  await until(() => workers.pids.length > 0 && workers.pids[0] !== killed);
  expect(await askInSession('/blog')).toBe('1');
});
