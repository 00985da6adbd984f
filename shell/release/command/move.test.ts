import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOwnChannel } from '../channels';
import { openReleases } from '../openReleases';
import { liveVersion } from '../Registry';
import { openStorage } from '../storage/openStorage';
import type { ReleaseStorage } from '../storage/ReleaseStorage';
import { type S3Server, startS3Server } from '../storage/testing/startS3Server';
import { createVerbRunner, type VerbRunner } from '../testing/runVerb';

let shop: VerbRunner;
let server: S3Server;
let bucket: string;
let target: ReleaseStorage;
beforeEach(async () => {
  shop = await createVerbRunner();
  server = await startS3Server();
  bucket = `s3://shop/releases?endpoint=${server.origin}&region=none`;
  target = openStorage(bucket);
  process.env.AWS_ACCESS_KEY_ID = 'key';
  process.env.AWS_SECRET_ACCESS_KEY = 'secret';
});
afterEach(async () => {
  await server.stop();
  await shop.releases.remove();
});

const liveIn = async (storage: ReleaseStorage, channel = 'production') =>
  liveVersion(await readOwnChannel(storage, channel), 'mf_content');

describe('move', () => {
  it('copies releases, channels and histories from a folder to a bucket, and copies only new files when it is repeated', async () => {
    await shop.goLive('1', '2');
    await shop.run('promote mf_content 1 --to preview/sale --why x');
    expect(await shop.run(`move --to ${bucket}`)).toMatch(
      /has all releases of mf_content \([1-9]\d* files are new\)/,
    );
    expect([await liveIn(target), await liveIn(target, 'preview/sale')]).toEqual(['2', '1']);
    expect(await readOwnChannel(target, 'production')).toEqual(await shop.production());
    const releases = openReleases(target, shop.releases.keys.trust);
    const manifest = await releases.readManifest('mf_content', '1');
    for (const file of Object.keys(manifest.integrity)) await releases.readFile(manifest, file);

    expect(await shop.run(`move --to ${bucket}`)).toContain('(0 files are new)');
    await shop.goLive('3');
    await shop.run(`move --to ${bucket}`);
    expect(await liveIn(target)).toBe('3');
  });

  it('does not replace the releases of a storage that is in use', async () => {
    await shop.goLive('1');
    await shop.run(`move --to ${bucket}`);
    const other = await createVerbRunner();
    await other.goLive('9');
    await expect(other.run(`move --to ${bucket}`)).rejects.toThrow('it is in use');
    expect(await liveIn(target)).toBe('1');
    await other.releases.remove();
  });

  it('makes nothing live in the target if the signature of a live release is missing', async () => {
    await shop.goLive('1');
    await shop.releases.storage.remove('mf_content/1/release.json.sig');
    await expect(shop.run(`move --to ${bucket}`)).rejects.toThrow('mf_content/1');
    expect(await target.read('registry.json')).toBeUndefined();
  });

  it('also copies to a folder, and asks for the other storage if none is named', async () => {
    await shop.goLive('1');
    const folder = await mkdtemp(path.join(tmpdir(), 'moved-'));
    await shop.run(`move --to ${folder}`);
    expect(await liveIn(openStorage(folder))).toBe('1');
    await rm(folder, { recursive: true });
    await expect(shop.run('move')).rejects.toThrow('Name the other storage');
  });
});
