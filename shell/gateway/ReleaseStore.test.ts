import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import { openReleaseStore } from './ReleaseStore';

const script = 'console.log("released")';
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
const manifest: ReleaseManifest = {
  name: 'mf_catalog',
  version: '1',
  contractsVersion: '1.0.0',
  gitRevision: '',
  builtAt: '',
  entry: ['remoteEntry.js'],
  chunks: {},
  integrity: { 'client/remoteEntry.js': integrity, 'client/gone.js': integrity },
  sizes: {},
};

describe('a store of releases in a folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'releases-'));
    await mkdir(path.join(folder, 'mf_catalog/1/client'), { recursive: true });
    await writeFile(path.join(folder, 'mf_catalog/1/release.json'), JSON.stringify(manifest));
    await writeFile(path.join(folder, 'mf_catalog/1/client/remoteEntry.js'), script);
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('reads a manifest and the files it lists', async () => {
    const store = openReleaseStore(folder);
    const read = await store.readManifest('mf_catalog', '1');
    expect((await store.readFile(read, 'client/remoteEntry.js')).toString()).toBe(script);
  });

  it('refuses a file that is not what was released', async () => {
    await writeFile(path.join(folder, 'mf_catalog/1/client/remoteEntry.js'), 'steal()');
    await expect(
      openReleaseStore(folder).readFile(manifest, 'client/remoteEntry.js'),
    ).rejects.toMatchObject({ status: 502, cause: new Error('It is not what was released.') });
  });

  it.each(['client/gone.js', 'client/never.js', 'client/../../../registry.json', '__proto__'])(
    'does not have %s',
    async (file) => {
      await expect(openReleaseStore(folder).readFile(manifest, file)).rejects.toMatchObject({
        status: 404,
      });
    },
  );

  it.each(['{', '[]', '{"name":"mf_content","version":"1"}'])(
    'refuses a manifest that reads %s',
    async (text) => {
      await writeFile(path.join(folder, 'mf_catalog/1/release.json'), text);
      await expect(openReleaseStore(folder).readManifest('mf_catalog', '1')).rejects.toMatchObject({
        status: 502,
      });
    },
  );

  it('says that a release it does not have is missing', async () => {
    await expect(openReleaseStore(folder).readManifest('mf_catalog', '2')).rejects.toMatchObject({
      status: 404,
    });
  });
});
