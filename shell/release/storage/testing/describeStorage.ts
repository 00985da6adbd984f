import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ReleaseStorage, StorageConflict } from '../ReleaseStorage';

const bytes = (text: string) => Buffer.from(text);

/** Tests of the `ReleaseStorage` contract, for each kind of storage. */
export function describeStorage(open: () => ReleaseStorage): void {
  const textOf = async (key: string) => (await open().read(key))?.bytes.toString();
  const keysBelow = async (folder: string) =>
    (await open().list(folder)).map(({ key }) => key).sort();

  it('is empty before the first write', async () => {
    expect(await open().read('registry.json')).toBeUndefined();
    expect(await open().list('channels')).toEqual([]);
    await open().remove('shell/1');
  });

  it('replaces an object completely', async () => {
    await open().write('registry.json', bytes('a long first version'));
    await open().write('registry.json', bytes('short'));
    expect(await textOf('registry.json')).toBe('short');
  });

  it('refuses a conditional write if the object has changed since it was read', async () => {
    await open().write('registry.json', bytes('1'));
    const first = await open().read('registry.json');
    await open().write('registry.json', bytes('2'), { ifMatch: first?.etag });
    const late = open().write('registry.json', bytes('3'), { ifMatch: first?.etag });
    await expect(late).rejects.toThrow(StorageConflict);
    expect(await textOf('registry.json')).toBe('2');
  });

  it('refuses a conditional write if the object was removed', async () => {
    await open().write('registry.json', bytes('1'));
    const first = await open().read('registry.json');
    await open().remove('registry.json');
    const late = open().write('registry.json', bytes('2'), { ifMatch: first?.etag });
    await expect(late).rejects.toThrow(StorageConflict);
    expect(await textOf('registry.json')).toBeUndefined();
  });

  it('accepts only one of several concurrent writers', async () => {
    const writers = Array.from({ length: 8 }, (_, index) =>
      open().write('registry.json', bytes(String(index)), { ifNoneMatch: true }),
    );
    const results = await Promise.allSettled(writers);
    const winners = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await textOf('registry.json')).toBe(String(winners[0]));
  });

  it('lists and removes everything below a folder at any depth, and nothing else', async () => {
    for (const key of ['channels/staging.json', 'channels/preview/a b.json', 'channels.json']) {
      await open().write(key, bytes(key));
    }
    const listed = await open().list('channels');
    expect(listed.map(({ key }) => key).sort()).toEqual([
      'channels/preview/a b.json',
      'channels/staging.json',
    ]);
    for (const { modifiedAt } of listed) {
      expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    }
    await open().remove('channels');
    expect(await keysBelow('channels')).toEqual([]);
    expect(await textOf('channels.json')).toBe('channels.json');
  });

  it('accepts a release only once, even from several concurrent writers', async () => {
    const builds = await Promise.all(['a', 'b', 'c'].map((build) => createBuild(build)));
    const offers = builds.map(({ folder }) => open().addRelease('shell/1', folder));
    const results = await Promise.allSettled(offers);
    const winners = builds.filter((_, index) => results[index]?.status === 'fulfilled');
    expect(winners).toHaveLength(1);
    const late = await createBuild('d', 'other()');
    await expect(open().addRelease('shell/1', late.folder)).rejects.toThrow(StorageConflict);
    expect(await keysBelow('shell/1')).toEqual([
      'shell/1/client/main.js',
      'shell/1/release.json',
      'shell/1/release.json.sig',
    ]);
    expect(await textOf('shell/1/client/main.js')).toBe('main()');
    expect(await textOf('shell/1/release.json')).toBe(`manifest of ${winners[0]?.name}`);
    expect(await textOf('shell/1/release.json.sig')).toBe(`signature of ${winners[0]?.name}`);
    await Promise.all([...builds, late].map(({ folder }) => rm(folder, { recursive: true })));
  });
}

/**
 * Creates the folder of a build. Builds of the same sources differ only in their manifest and its
 * signature.
 */
export async function createBuild(name: string, code = 'main()') {
  const folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await mkdir(path.join(folder, 'client'));
  await writeFile(path.join(folder, 'client/main.js'), code);
  await writeFile(path.join(folder, 'release.json'), `manifest of ${name}`);
  await writeFile(path.join(folder, 'release.json.sig'), `signature of ${name}`);
  return { name, folder };
}
