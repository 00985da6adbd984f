import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { isPublished, publishRelease } from './publishRelease';

const script = 'export const answer = 42;'.repeat(50);

async function build(_part: PartName, _version: string, folder: string) {
  await mkdir(path.join(folder, 'client'), { recursive: true });
  await mkdir(path.join(folder, 'server'), { recursive: true });
  await writeFile(path.join(folder, 'client/remoteEntry.js'), script);
  await writeFile(path.join(folder, 'server/remoteEntry.js'), script);
  await writeFile(
    path.join(folder, 'client/chunks.json'),
    JSON.stringify({ entry: ['remoteEntry.js'], chunks: { home: ['home.js'] } }),
  );
}

describe('publishRelease', () => {
  let releases: string;
  beforeEach(async () => {
    releases = await mkdtemp(path.join(tmpdir(), 'releases-'));
  });
  afterEach(() => rm(releases, { recursive: true }));

  it('leaves a manifest, and client files compressed beside the plain ones', async () => {
    await publishRelease(releases, 'mf_catalog', '1', build);
    const folder = path.join(releases, 'mf_catalog/1');
    const manifest = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'));
    expect(manifest).toMatchObject({
      name: 'mf_catalog',
      version: '1',
      entry: ['remoteEntry.js'],
      chunks: { home: ['home.js'] },
      integrity: {
        'client/remoteEntry.js': expect.stringMatching(/^sha384-/),
        'server/remoteEntry.js': expect.stringMatching(/^sha384-/),
      },
    });
    const packed = await readFile(path.join(folder, 'client/remoteEntry.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe(script);
    expect(manifest.sizes).toEqual({ 'client/remoteEntry.js': packed.length });
    expect(await readdir(path.join(folder, 'server'))).toEqual(['remoteEntry.js']);
  });

  it('never alters a release', async () => {
    await publishRelease(releases, 'mf_catalog', '1', build);
    await expect(publishRelease(releases, 'mf_catalog', '1', build)).rejects.toThrow(
      'mf_catalog 1 is published already; a release is never altered.',
    );
  });

  it('leaves nothing of a build that failed', async () => {
    const broken = async () => {
      throw new Error('syntax error');
    };
    await expect(publishRelease(releases, 'mf_catalog', '1', broken)).rejects.toThrow('syntax');
    expect(await isPublished(releases, 'mf_catalog', '1')).toBe(false);
    expect(await readdir(path.join(releases, 'mf_catalog'))).toEqual([]);
  });
});
