import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ownerOf } from '@marketplace/contracts/pages/pageTable';
import { workload } from '@marketplace/contracts/testing/workload';
import { find, openShop, page, stopShops, until } from '../testing/openWatchedShop';
import type { CompositionWatcher } from './CompositionWatcher';

jest.setTimeout(90_000);

afterEach(stopShops);

describe('a running gateway', () => {
  it('switches to each release that the registry names, even back to an older one', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    const { ask } = await start();
    expect(await ask('/blog')).toBe('first');
    writeRelease('mf_content', '2', page('second'));
    writeRegistry({ mf_content: '2' });
    await until(async () => (await ask('/blog')) === 'second');
    writeRegistry({});
    await until(async () => (await ask('/blog')) === 'first');
  });

  it.each([
    ['throws on every page', "exports.page = async () => { throw new Error('bad'); };"],
    ['contains no code', '<!doctype html>'],
  ])('keeps the old release if the new release %s', async (_how, code) => {
    const { writeRelease, writeRegistry, start } = openShop();
    const { ask } = await start();
    writeRelease('mf_content', '2', code);
    writeRegistry({ mf_content: '2' });
    await until(() => find('composition-refused') !== undefined);
    expect(find('composition-refused')).toMatchObject({ problems: [{ part: 'mf_content' }] });
    expect(await ask('/blog')).toBe('first');
  });

  it('in development, switches to a release whose pages throw, but to none without code', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    const { ask } = await start(undefined, { sourceParts: ['mf_content'] });
    writeRelease('mf_content', '2', '<!doctype html>');
    writeRegistry({ mf_content: '2' });
    await until(() => find('composition-refused') !== undefined);
    expect(await ask('/blog')).toBe('first');
    writeRelease('mf_content', '3', "exports.page = async () => { throw new Error('bad'); };");
    writeRegistry({ mf_content: '3' });
    await until(async () => (await ask('/blog').catch(() => 'thrown')) !== 'first');
  });

  it('keeps the old release while a file of the new release is missing', async () => {
    const { folder, writeRelease, writeRegistry, start } = openShop();
    const { ask } = await start();
    writeRelease('mf_content', '2', page('second'));
    rmSync(path.join(folder, 'mf_content/2/server/remoteEntry.js'));
    writeRegistry({ mf_content: '2' });
    await until(() => find('composition-refused') !== undefined);
    expect(JSON.stringify(find('composition-refused'))).toContain(
      'mf_content/2/server/remoteEntry.js is not in the store',
    );
    expect(await ask('/blog')).toBe('first');
    writeRelease('mf_content', '2', page('second'));
    await until(async () => (await ask('/blog')) === 'second');
  });
});

it('a gateway names the problem of a refused release, and not an older problem of another part', async () => {
  const { writeRelease, writeRegistry, start } = openShop();
  writeRegistry({ mf_content: 'missing' });
  const { watcher } = await start();
  writeRelease('mf_catalog', '2', "exports.page = async () => { throw new Error('bad'); };");
  writeRegistry({ mf_content: 'missing', mf_catalog: '2' });
  const findRefusal = () => watcher.status.refused.find(({ part }) => part === 'mf_catalog');
  await until(() => findRefusal() !== undefined);
  expect(findRefusal()).toEqual({ part: 'mf_catalog', version: '2', why: '/product: bad' });
});

it('a gateway names the exception and the position of a shell that cannot start', async () => {
  const { writeRelease, writeRegistry, start } = openShop();
  const { watcher, ask } = await start();
  writeRelease('shell', '2', "throw new Error('no shop');");
  writeRegistry({ shell: '2' });
  const findRefusal = () => watcher.status.refused.find(({ part }) => part === 'shell');
  await until(() => findRefusal() !== undefined);
  expect(findRefusal()?.why).toMatch(
    /^A render worker could not start: Error: no shop \(\/releases\/shell\/2\/server\/main\.js:1:\d+\)$/,
  );
  expect(await ask('/blog')).toBe('first');
});

describe('a remote', () => {
  const versionsIn = (watcher: CompositionWatcher) => watcher.workers?.composition.versions ?? {};

  it('can be added to a running gateway and removed again, and its pages and service exist in between', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    const { watcher, ask } = await start();
    expect(await ask('/points')).toBe('unavailable');
    expect(await ask('/services')).toBe('');
    expect(ownerOf(watcher.pages, '/points')).toBeUndefined();
    writeRelease('mf_loyalty', '1', page('your points'));
    writeRegistry({ mf_loyalty: '1' });
    await until(async () => (await ask('/points')) === 'your points');
    expect(await ask('/blog')).toBe('first');
    expect(ownerOf(watcher.pages, '/points')).toBe('mf_loyalty');
    expect(await ask('/services')).toBe('mf_loyalty');
    writeRegistry({});
    await until(() => !('mf_loyalty' in versionsIn(watcher)));
    expect(ownerOf(watcher.pages, '/points')).toBeUndefined();
    expect(await ask('/points')).toBe('unavailable');
    expect(await ask('/services')).toBe('');
  });

  it('that cannot be added does not block the releases of other teams', async () => {
    const { writeRelease, writeRegistry, start } = openShop();
    const { watcher, ask } = await start();
    writeRelease('mf_loyalty', '1', "exports.page = async () => { throw new Error('bad'); };");
    writeRelease('mf_content', '2', page('second'));
    writeRegistry({ mf_loyalty: '1', mf_content: '2' });
    await until(async () => (await ask('/blog')) === 'second');
    expect(versionsIn(watcher)).not.toHaveProperty('mf_loyalty');
    expect(find('composition-refused')).toMatchObject({ problems: [{ part: 'mf_loyalty' }] });
    writeRegistry({ mf_loyalty: 'missing', mf_content: '1' });
    await until(async () => (await ask('/blog')) === 'first');
  });
});

describe('a starting gateway', () => {
  it.each(workload({ gate: [undefined], full: ['', '{"mf_content":', undefined] }))(
    'runs the last good composition if the registry file is missing or broken: %j',
    async (registry) => {
      const { file, writeRegistry, start } = openShop();
      const { watcher } = await start();
      await watcher.stop();
      if (registry === undefined) rmSync(file);
      else writeFileSync(file, registry);
      const { ask } = await start();
      expect(await ask('/blog')).toBe('first');
      expect(find('registry-unusable')).toMatchObject({ file: 'registry.json' });
      expect(find('last-good-used')).toBeDefined();
      writeRegistry({});
    },
  );

  it('runs the last good composition if the store lacks a release that the registry names', async () => {
    const { writeRegistry, start } = openShop();
    const { watcher } = await start();
    await watcher.stop();
    writeRegistry({ mf_content: 'missing' });
    const { ask } = await start();
    expect(await ask('/blog')).toBe('first');
    expect(find('composition-refused')).toMatchObject({
      problems: [
        { part: 'mf_content', what: 'mf_content/missing/release.json is not in the store' },
      ],
    });
  });

  it('throws an error with the cause if no composition can start', async () => {
    const { file, start } = openShop();
    rmSync(file);
    await expect(start()).rejects.toThrow('registry.json is not in the store');
  });
});
