import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import { changeChannel } from '../../release/channels';
import { withLive } from '../../release/Registry';
import { createKeyPair, privateKeyFor } from '../../release/signing/keyPair';
import { signManifest } from '../../release/signing/signature';
import { createReleases, type TestReleases } from '../../release/testing/createReleases';
import { openReleaseStore } from './ReleaseStore';

describe('a release store in a folder', () => {
  let releases: TestReleases;
  beforeEach(async () => {
    releases = await createReleases();
    await releases.add('mf_catalog', '1');
  });
  afterEach(() => releases.remove());

  const open = (channel = 'production') =>
    openReleaseStore({
      releasesUrl: path.join(releases.dataDir, 'releases'),
      releaseTrust: releases.keys.trust,
      dataDir: releases.dataDir,
      releaseChannel: channel,
    });
  const fileOf = (file: string) => path.join(releases.dataDir, 'releases', file);
  const readCatalog = (file: string) => async () => {
    const store = open();
    return store.readFile(await store.readManifest('mf_catalog', '1'), file);
  };
  const goLive = (channel: string, version: string, expiresAt?: string) =>
    changeChannel(
      releases.storage,
      channel,
      async (own) => withLive(own, 'mf_catalog', { version, at: '', by: 'me', why: 'test' }),
      expiresAt,
    );

  it('reads a manifest and the files that the manifest lists', async () => {
    expect(String(await readCatalog('client/remoteEntry.js')())).toContain('export const v0=');
  });

  it.each([
    'client/remoteEntry.js',
    'client/remoteEntry.js.br',
    'client/remoteEntry.js.gz',
    'server/remoteEntry.js',
  ])('refuses the file %s if one byte was changed', async (file) => {
    await changeOneByte(fileOf(`mf_catalog/1/${file}`));
    await expect(readCatalog(file)()).rejects.toMatchObject({
      status: 502,
      cause: new Error('It is not what was released.'),
    });
  });

  it('accepts older releases with SHA-384 hashes, and verifies their files', async () => {
    const file = fileOf('mf_catalog/1/client/remoteEntry.js');
    const sha384 = createHash('sha384')
      .update(await readFile(file))
      .digest('base64');
    const name = fileOf('mf_catalog/1/release.json');
    const manifest: ReleaseManifest = JSON.parse(await readFile(name, 'utf8'));
    const integrity = { 'client/remoteEntry.js': `sha384-${sha384}` };
    const older = Buffer.from(JSON.stringify({ ...manifest, integrity }));
    await writeFile(name, older);
    const key = await privateKeyFor('mf_catalog', releases.keys);
    await writeFile(`${name}.sig`, signManifest(older, key));

    expect(String(await readCatalog('client/remoteEntry.js')())).toContain('export const v0=');
    await changeOneByte(file);
    await expect(readCatalog('client/remoteEntry.js')()).rejects.toMatchObject({ status: 502 });
  });

  it('refuses a delta if one byte was changed', async () => {
    await goLive('production', '1');
    await releases.add('mf_catalog', '2');
    const store = open();
    const manifest = await store.readManifest('mf_catalog', '2');
    const delta = Object.keys(manifest.integrity).find((file) => file.endsWith('.dcz')) ?? '';
    await store.readFile(manifest, delta);
    await changeOneByte(fileOf(`mf_catalog/2/${delta}`));
    await expect(store.readFile(manifest, delta)).rejects.toMatchObject({ status: 502 });
  });

  it.each(['release.json', 'release.json.sig'])(
    'refuses a release if any byte of its %s was changed',
    async (name) => {
      const file = fileOf(`mf_catalog/1/${name}`);
      const { length } = await readFile(file);
      for (let place = 0; place < length; place += 7) {
        const restore = await changeOneByte(file, place);
        await expect(open().readManifest('mf_catalog', '1')).rejects.toMatchObject({ status: 502 });
        await restore();
      }
    },
  );

  it('refuses a release that is not signed', async () => {
    await rm(fileOf('mf_catalog/1/release.json.sig'));
    await expect(open().readManifest('mf_catalog', '1')).rejects.toThrow('It is not signed.');
  });

  it('names RELEASE_TRUST if that file does not exist', async () => {
    await rm(releases.keys.trust);
    await expect(open().readManifest('mf_catalog', '1')).rejects.toMatchObject({
      cause: new Error(
        `RELEASE_TRUST names ${releases.keys.trust}, which does not exist or names no key.`,
      ),
    });
  });

  it('refuses a release that contains the signed manifest of another release', async () => {
    await releases.add('mf_catalog', '2');
    for (const name of ['release.json', 'release.json.sig']) {
      await writeFile(
        fileOf(`mf_catalog/1/${name}`),
        await readFile(fileOf(`mf_catalog/2/${name}`)),
      );
    }
    await expect(open().readManifest('mf_catalog', '1')).rejects.toThrow('of another release');
  });

  it('accepts a release only if the key that signed it is trusted for its part', async () => {
    await createKeyPair('mf_content', ['mf_content'], releases.keys);
    await releases.add('mf_content', '1');
    expect((await open().readManifest('mf_content', '1')).name).toBe('mf_content');

    const key = path.join(releases.keys.folder, 'mf_content.pem');
    const stolen = { ...releases, keys: { ...releases.keys, key } };
    await rm(path.join(releases.keys.folder, 'all.pem'));
    await rm(fileOf('mf_catalog'), { recursive: true });
    await writeFile(path.join(stolen.keys.folder, 'mf_catalog.pem'), await readFile(key));
    await releases.add('mf_catalog', '1');
    await expect(open().readManifest('mf_catalog', '1')).rejects.toThrow('not name for mf_catalog');
  });

  it.each(['client/gone.js', 'client/../../../registry.json', '__proto__', 'toString'])(
    'throws a 404 for the file %s',
    async (file) => {
      await expect(readCatalog(file)()).rejects.toMatchObject({ status: 404 });
    },
  );

  it('throws a 404 for a missing release', async () => {
    await expect(open().readManifest('mf_catalog', '2')).rejects.toMatchObject({ status: 404 });
  });

  it('reads the registry of production if its own channel has no registry or has expired', async () => {
    await expect(open().readRegistry()).rejects.toThrow('registry.json is not in the store');
    await goLive('production', '1');
    await goLive('preview/try', '2', '2999-01-01T00:00:00Z');
    const liveIn = async (channel: string) => {
      const registry = await open(channel).readRegistry();
      return registry.mf_catalog?.releases;
    };
    expect(await liveIn('production')).toEqual({ 1: 'live' });
    expect(await liveIn('staging')).toEqual({ 1: 'live' });
    expect(await liveIn('preview/try')).toEqual({ 2: 'live' });
    await goLive('preview/try', '2', '2000-01-01T00:00:00Z');
    expect(await liveIn('preview/try')).toEqual({ 1: 'live' });
  });

  it('names the registry in the error if it cannot be read', async () => {
    await writeFile(fileOf('registry.json'), '{');
    await expect(open().readRegistry()).rejects.toThrow(/releases\/registry\.json: /);
  });
});

/**
 * Changes one byte of a file.
 * @returns a function that restores the byte
 */
async function changeOneByte(file: string, place = 10): Promise<() => Promise<void>> {
  const content = await readFile(file);
  const changed = Buffer.from(content);
  changed.writeUInt8((content.readUInt8(place) + 1) % 256, place);
  await writeFile(file, changed);
  return () => writeFile(file, content);
}
