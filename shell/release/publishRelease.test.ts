import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { deltaOf } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { isPublished, publishRelease } from './publishRelease';
import { readRegistry, withLive, writeRegistry } from './Registry';

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

  describe('after other releases', () => {
    /** Code as compressible as a script's, the same for the same seed. */
    const code = (seed: string, lines = 300) =>
      Array.from({ length: lines }, (_, line) => {
        const word = createHash('sha256').update(`${seed}${line}`).digest('hex');
        return `export const v${line}="${word}";`;
      });
    const buildOf = (lines: string[]) => async (_: PartName, version: string, folder: string) => {
      await build(_, version, folder);
      const text = `"/releases/mf_catalog/${version}/client/";${lines.join('')}`;
      await writeFile(path.join(folder, 'client/main.js'), text);
      await writeFile(path.join(folder, 'client/library.js'), code('library').join(''));
      await writeFile(
        path.join(folder, 'client/noise.png'),
        createHash('sha512').update(version).digest(),
      );
    };
    const publishLive = async (version: string, lines: string[]) => {
      await publishRelease(releases, 'mf_catalog', version, buildOf(lines));
      const change = { version, at: '', by: 'me', why: 'test' };
      await writeRegistry(releases, withLive(await readRegistry(releases), 'mf_catalog', change));
      return readRelease(version);
    };
    const readRelease = async (version: string) => {
      const read = (file: string) => readFile(path.join(releases, 'mf_catalog', version, file));
      const main = await read('client/main.js');
      const manifest = JSON.parse((await read('release.json')).toString());
      const hash = createHash('sha256').update(main).digest();
      return { read, main, manifest, hash, deltas: deltasIn(manifest.integrity) };
    };
    const deltasIn = (integrity: Record<string, string>) =>
      Object.keys(integrity).filter((file) => file.endsWith('.dcz'));
    /** `code` with one line changed. */
    const changed = (lines: string[], line: number) =>
      lines.with(line, code('changed')[line] ?? '');

    it('holds a delta from which the earlier file makes the new one', async () => {
      const before = await publishLive('1', code('a'));
      const after = await publishLive('2', changed(code('a'), 150));
      const file = deltaOf('client/main.js', before.hash.toString('hex'));
      const delta = await after.read(file);
      expect(delta.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000');
      expect(delta.subarray(8, 40)).toEqual(before.hash);
      const decoded = decompressUsingDict(createDCtx(), delta.subarray(40), before.main);
      expect(Buffer.from(decoded).equals(after.main)).toBe(true);
      expect(delta.length).toBeLessThan(200);
      expect(after.manifest.sizes['client/main.js']).toBeGreaterThan(5000);
      const integrity = createHash('sha384').update(delta).digest('base64');
      expect(after.manifest.integrity[file]).toBe(`sha384-${integrity}`);
    });

    it('holds deltas to the last three that were live, one for each content', async () => {
      const hashes: string[] = [];
      for (const version of ['1', '2', '3', '4']) {
        hashes.push((await publishLive(version, code('a'))).hash.toString('hex'));
      }
      const { deltas } = await publishLive('5', code('a'));
      const ofMain = hashes.slice(1).map((hash) => deltaOf('client/main.js', hash));
      expect(deltas.filter((file) => file.startsWith('client/main'))).toEqual(ofMain.reverse());
      // The same in each of them.
      expect(deltas.filter((file) => file.startsWith('client/library'))).toHaveLength(1);
    });

    it('holds none that is no smaller than the file itself', async () => {
      await publishLive('1', code('a'));
      const { deltas } = await publishLive('2', code('a'));
      expect(deltas.map((file) => file.split('.')[0]).sort()).toEqual([
        'client/library',
        'client/main',
      ]);
    });

    it('needs no earlier release to be there still', async () => {
      await publishLive('1', code('a'));
      await rm(path.join(releases, 'mf_catalog/1'), { recursive: true });
      expect((await publishLive('2', code('a'))).deltas).toEqual([]);
    });
  });
});
