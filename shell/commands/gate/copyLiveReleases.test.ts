import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readOwnChannel } from '../../release/channels';
import { openReleases, verifyRelease } from '../../release/openReleases';
import { publishRelease } from '../../release/publishRelease';
import { liveVersion } from '../../release/Registry';
import { PRODUCTION, readReleaseSettings } from '../../release/releaseSettings';
import { privateKeyFor } from '../../release/signing/keyPair';
import { openStorage } from '../../release/storage/openStorage';
import { smallBuild } from '../../release/testing/createReleases';
import { createVerbRunner, type VerbRunner } from '../../release/testing/runVerb';
import { copyLiveReleases, findLiveReleases } from './copyLiveReleases';

describe('copyLiveReleases', () => {
  let shop: VerbRunner;
  let dataDir: string;
  beforeEach(async () => {
    shop = await createVerbRunner();
    dataDir = await mkdtemp(join(tmpdir(), 'gate-'));
  });
  afterEach(async () => {
    await shop.releases.remove();
    await rm(dataDir, { recursive: true });
  });

  const find = () => findLiveReleases({ DATA_DIR: shop.releases.dataDir });
  const isOther = (part: string) => part !== 'mf_content';
  const openCopies = () => {
    const { location, keys } = readReleaseSettings({ DATA_DIR: dataDir });
    const storage = openStorage(location);
    return { storage, keys, ...openReleases(storage, keys.trust) };
  };

  it("copies the other parts' live releases, and trusts the keys of the copies", async () => {
    await shop.run('publish shell mf_content');
    const live = await find();
    if (!live) throw new Error('Nothing is live.');
    expect(await copyLiveReleases(live, dataDir, isOther)).toEqual(['shell']);
    const copies = openCopies();
    const registry = await readOwnChannel(copies.storage, PRODUCTION);
    expect(Object.keys(registry)).toEqual(['shell']);
    const manifest = await copies.readManifest('shell', liveVersion(registry, 'shell') ?? '');
    await verifyRelease(copies, manifest);
  });

  it('creates a key with which the part under test can be signed', async () => {
    await shop.run('publish shell');
    const live = await find();
    if (live) await copyLiveReleases(live, dataDir, isOther);
    const { storage, keys, readManifest } = openCopies();
    const privateKey = await privateKeyFor('mf_content', keys);
    const release = { part: 'mf_content', version: '2', revision: '', privateKey };
    await publishRelease(storage, { ...release, build: smallBuild });
    expect(await readManifest('mf_content', '2')).toMatchObject({ version: '2' });
  });

  it('throws if a file of the shop was altered, and names the file', async () => {
    await shop.run('publish shell');
    const live = await find();
    if (!live) throw new Error('Nothing is live.');
    const version = liveVersion(live.registry, 'shell');
    const file = `shell/${version}/server/remoteEntry.js`;
    await writeFile(join(shop.releases.dataDir, 'releases', file), 'altered');
    await expect(copyLiveReleases(live, dataDir, isOther)).rejects.toThrow(file);
  });
});

describe('findLiveReleases', () => {
  it('finds nothing if no shell is live', async () => {
    const shop = await createVerbRunner();
    await shop.run('publish mf_content');
    expect(await findLiveReleases({ DATA_DIR: shop.releases.dataDir })).toBeUndefined();
    await shop.releases.remove();
  });

  it('throws if no shop runs at SHOP', async () => {
    await expect(findLiveReleases({ SHOP: tmpdir() })).rejects.toThrow('No shop runs at SHOP');
  });
});
