import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lastLiveVersions, liveVersion, readRegistry, withLive, writeRegistry } from './Registry';

const change = (version: string) => ({
  version,
  at: '2026-01-01T00:00:00Z',
  by: 'me',
  why: 'test',
});

describe('the registry', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'registry-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is empty before the first release', async () => {
    expect(await readRegistry(folder)).toEqual({});
  });

  it('has one live release per part and keeps the one before', () => {
    const registry = withLive(withLive({}, 'mf_catalog', change('1')), 'mf_catalog', change('2'));
    expect(liveVersion(registry, 'mf_catalog')).toBe('2');
    expect(registry.mf_catalog?.releases).toEqual({ 1: 'available', 2: 'live' });
    expect(registry.mf_catalog?.history.map(({ version }) => version)).toEqual(['1', '2']);
    expect(liveVersion(registry, 'mf_content')).toBeUndefined();
  });

  it('names the versions that were live last, each once, the newest first', () => {
    const lived = ['1', '2', '3', '2', '4'];
    const registry = lived.reduce(
      (before, version) => withLive(before, 'shell', change(version)),
      {},
    );
    expect(lastLiveVersions(registry, 'shell', 3)).toEqual(['4', '2', '3']);
    expect(lastLiveVersions(registry, 'mf_catalog', 3)).toEqual([]);
  });

  it('is written whole and leaves no draft behind', async () => {
    const registry = withLive({}, 'shell', change('1'));
    await writeRegistry(folder, registry);
    expect(await readRegistry(folder)).toEqual(registry);
    expect(await readdir(folder)).toEqual(['registry.json']);
  });

  it.each(['', '{', '[]', 'null'])(
    'that reads "%s" is an error, not an empty market',
    async (text) => {
      await writeFile(path.join(folder, 'registry.json'), text);
      await expect(readRegistry(folder)).rejects.toThrow();
    },
  );
});
