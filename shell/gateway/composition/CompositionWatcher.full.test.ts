import { setTimeout as sleep } from 'node:timers/promises';
import {
  find,
  LOOP_LATER,
  openShop,
  page,
  reported,
  stopShops,
  until,
} from '../testing/openWatchedShop';

jest.setTimeout(90_000);

/** Number of running child processes. */
const countProcesses = () =>
  process.getActiveResourcesInfo().filter((kind) => kind === 'ProcessWrap').length;

afterEach(stopShops);

it('a running gateway keeps the old release if the new release loops forever at import', async () => {
  const { writeRelease, writeRegistry, start } = openShop();
  const { ask } = await start();
  writeRelease('mf_content', '2', 'for (;;);');
  writeRegistry({ mf_content: '2' });
  await until(() => find('composition-refused') !== undefined);
  expect(find('composition-refused')).toMatchObject({ problems: [{ part: 'mf_content' }] });
  expect(await ask('/blog')).toBe('first');
});

describe('a remote whose page hangs render workers', () => {
  it('does not delay the release of another team', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    writeRelease('mf_content', '2', LOOP_LATER);
    writeRegistry({ mf_content: '2' });
    const { ask } = await start();
    await ask('/blog');
    await ask('/blog');
    writeRelease('mf_catalog', '2', page('theirs'));
    writeRegistry({ mf_content: '2', mf_catalog: '2' });
    await until(async () => (await ask('/product')) === 'theirs');
    expect(await ask('/blog')).toBe('unavailable');
  });

  it('is replaced by its last good release if the registry names one', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    writeRelease('mf_content', '2', LOOP_LATER);
    writeRegistry({ mf_content: '2' }, '1');
    const { ask } = await start();
    await ask('/blog').catch(() => undefined);
    await ask('/blog').catch(() => undefined);
    expect(find('remote-excluded')).toMatchObject({ remote: 'mf_content', version: '2' });
    await until(async () => (await ask('/blog')) === 'first');
  });
});

describe('a canary', () => {
  it('is rendered by its own workers until it ends', async () => {
    const shop = openShop();
    const { watcher, ask } = await shop.start();
    shop.writeRelease('mf_content', '2', page('tried'));
    shop.writeRegistry({}, undefined, { mf_content: '2' });
    await until(() => watcher.canaryGroups.length > 0);
    const [group] = watcher.canaryGroups;
    expect(group).toMatchObject({ part: 'mf_content', version: '2', share: 0.5 });
    expect(await ask('/blog', { workers: group?.workers })).toBe('tried');
    expect(await ask('/blog')).toBe('first');
    expect(reported().filter(({ role }) => role === 'canary')).toHaveLength(1);
    shop.writeRegistry({});
    await until(() => watcher.canaryGroups.length === 0);
    expect(await ask('/blog')).toBe('first');
  });

  it('is reported and gets no visitors if its pages cannot be rendered', async () => {
    const shop = openShop();
    const { watcher, ask } = await shop.start();
    shop.writeRelease('mf_content', '2', 'throw new Error("broken");');
    shop.writeRegistry({}, undefined, { mf_content: '2' });
    await until(() => find('canary-refused') !== undefined);
    expect(find('canary-refused')).toMatchObject({ remote: 'mf_content', version: '2' });
    expect(watcher.canaryGroups).toEqual([]);
    expect(await ask('/blog')).toBe('first');
  });

  it('is combined with the last good release of a part whose live release hangs workers', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    writeRelease('mf_content', '2', LOOP_LATER);
    writeRelease('mf_catalog', '2', page('tried'));
    writeRegistry({ mf_content: '2' }, '1', { mf_catalog: '2' });
    const { watcher, ask } = await start();
    await ask('/blog').catch(() => undefined);
    await ask('/blog').catch(() => undefined);
    await until(async () => (await ask('/blog')) === 'first');
    await until(() => watcher.canaryGroups[0]?.target.versions.mf_content === '1');
    const [group] = watcher.canaryGroups;
    expect(group?.target.versions).toMatchObject({ mf_content: '1', mf_catalog: '2' });
    expect(group?.live).toBe(watcher.workers?.composition.id);
    expect(await ask('/blog', { workers: group?.workers })).toBe('first');
    expect(await ask('/product', { workers: group?.workers })).toBe('tried');
  });

  describe('when its pages never finish rendering', () => {
    async function startOne() {
      await until(() => countProcesses() === 0);
      const shop = openShop();
      const { watcher, ask } = await shop.start();
      shop.writeRelease('mf_content', '2', 'exports.page = () => new Promise(() => undefined);');
      shop.writeRegistry({}, undefined, { mf_content: '2' });
      // The three processes are the worker of the live composition, the worker of the canary, and
      // the standby process.
      await until(() => countProcesses() === 3);
      return { ...shop, watcher, ask };
    }

    it('does not delay the release of another team', async () => {
      const { writeRelease, writeRegistry, ask } = await startOne();
      writeRelease('mf_catalog', '2', page('theirs'));
      writeRegistry({ mf_catalog: '2' }, undefined, { mf_content: '2' });
      const changedAt = Date.now();
      await until(async () => (await ask('/product')) === 'theirs');
      expect(Date.now() - changedAt).toBeLessThan(30_000);
    });

    it('is dropped without a report after it was removed from the registry', async () => {
      const { writeRegistry, watcher } = await startOne();
      writeRegistry({});
      const changedAt = Date.now();
      await until(() => countProcesses() === 2);
      expect(Date.now() - changedAt).toBeLessThan(10_000);
      expect(watcher.canaryGroups).toEqual([]);
      expect(reported().map(({ event }) => event)).toEqual(['composition']);
    });

    it('loses its workers when the gateway stops', async () => {
      const { watcher } = await startOne();
      await watcher.stop();
      // Node notices the end of a process with a short delay. If a process never ends, the test
      // exceeds its time limit and fails.
      while (countProcesses() > 0) await sleep(20);
    });
  });
});
