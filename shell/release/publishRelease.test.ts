import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { deltaOf } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { changeChannel } from './channels';
import { openReleases } from './openReleases';
import { publishRelease } from './publishRelease';
import { withLive } from './Registry';
import { privateKeyFor } from './signing/keyPair';
import { StorageConflict } from './storage/ReleaseStorage';
import { createReleases, smallBuild, type TestReleases } from './testing/createReleases';

describe('publishRelease', () => {
  let releases: TestReleases;
  beforeEach(async () => {
    releases = await createReleases();
  });
  afterEach(() => releases.remove());

  const fileOf = (version: string, file: string) =>
    path.join(releases.dataDir, 'releases/mf_catalog', version, file);
  const publish = async (version: string, build: typeof smallBuild) => {
    const privateKey = await privateKeyFor('mf_catalog', releases.keys);
    const release = { part: 'mf_catalog', version, revision: 'abc', privateKey, build } as const;
    await publishRelease(releases.storage, release);
  };
  const stored = async () => {
    const objects = await releases.storage.list('mf_catalog');
    return objects.map(({ key }) => key.replace('mf_catalog/', '')).sort();
  };

  it('stores a signed manifest, and client files both compressed and uncompressed', async () => {
    await publish('1', smallBuild);
    const { readManifest } = openReleases(releases.storage, releases.keys.trust);
    const manifest = await readManifest('mf_catalog', '1');
    const files = ['client/remoteEntry.js', 'server/remoteEntry.js'];
    expect(manifest).toMatchObject({
      name: 'mf_catalog',
      version: '1',
      gitRevision: 'abc',
      entry: ['remoteEntry.js'],
      chunks: { home: ['home.js'] },
    });
    const names = [...files, 'client/remoteEntry.js.br', 'client/remoteEntry.js.gz'];
    expect(Object.keys(manifest.integrity).sort()).toEqual(names.sort());
    for (const file of names) {
      const hash = createHash('sha256')
        .update(await readFile(fileOf('1', file)))
        .digest('base64');
      expect(manifest.integrity[file]).toBe(`sha256-${hash}`);
    }
    const packed = await readFile(fileOf('1', 'client/remoteEntry.js.br'));
    expect(brotliDecompressSync(packed)).toEqual(
      await readFile(fileOf('1', 'client/remoteEntry.js')),
    );
    expect(manifest.sizes).toEqual({ 'client/remoteEntry.js': packed.length });
    expect(await stored()).toEqual(
      [...names, 'release.json', 'release.json.sig'].map((file) => `1/${file}`).sort(),
    );
  });

  it('keeps the smallest result of several Brotli settings', async () => {
    // A large script, for which Brotli's default block size is not the best.
    const script = await readFile('node_modules/axios/dist/axios.min.js');
    await publish('1', async (part, version, folder) => {
      await smallBuild(part, version, folder);
      await writeFile(path.join(folder, 'client/remoteEntry.js'), script);
    });
    const packed = await readFile(fileOf('1', 'client/remoteEntry.js.br'));
    expect(brotliDecompressSync(packed)).toEqual(script);
    expect(packed.length).toBeLessThan(brotliCompressSync(script).length);
  });

  it('throws instead of changing an existing release', async () => {
    await publish('1', smallBuild);
    const before = await readFile(fileOf('1', 'release.json'));
    await expect(publish('1', smallBuild)).rejects.toThrow(StorageConflict);
    expect(await readFile(fileOf('1', 'release.json'))).toEqual(before);
  });

  it('stores nothing if the build fails', async () => {
    const broken = async () => {
      throw new Error('syntax error');
    };
    await expect(publish('1', broken)).rejects.toThrow('syntax');
    expect(await stored()).toEqual([]);
  });

  describe('if earlier releases were live', () => {
    /** Code as compressible as a script. The same seed gives the same code. */
    const code = (seed: string, lines = 300) =>
      Array.from({ length: lines }, (_, line) => {
        const word = createHash('sha256').update(`${seed}${line}`).digest('hex');
        return `export const v${line}="${word}";`;
      });
    const buildOf = (lines: string[]) => async (_: PartName, version: string, folder: string) => {
      await smallBuild(_, version, folder);
      const text = `"/releases/mf_catalog/${version}/client/";${lines.join('')}`;
      await writeFile(path.join(folder, 'client/main.js'), text);
      await writeFile(path.join(folder, 'client/library.js'), code('library').join(''));
      await writeFile(
        path.join(folder, 'client/noise.png'),
        createHash('sha512').update(version).digest(),
      );
    };
    const publishLive = async (version: string, lines: string[]) => {
      await publish(version, buildOf(lines));
      const change = { version, at: '', by: 'me', why: 'test' };
      await changeChannel(releases.storage, 'production', async (own) =>
        withLive(own, 'mf_catalog', change),
      );
      return readRelease(version);
    };
    const readRelease = async (version: string) => {
      const read = (file: string) => readFile(fileOf(version, file));
      const main = await read('client/main.js');
      const manifest = JSON.parse((await read('release.json')).toString());
      const hash = createHash('sha256').update(main).digest();
      return { read, main, manifest, hash, deltas: deltasIn(manifest.integrity) };
    };
    const deltasIn = (integrity: Record<string, string>) =>
      Object.keys(integrity).filter((file) => file.endsWith('.dcz'));
    /** Returns the lines with one line changed. */
    const changed = (lines: string[], line: number) =>
      lines.with(line, code('changed')[line] ?? '');

    it('adds a delta that turns the file of the earlier release into the new file', async () => {
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
      const integrity = createHash('sha256').update(delta).digest('base64');
      expect(after.manifest.integrity[file]).toBe(`sha256-${integrity}`);
    });

    it('adds deltas against the last three live releases, without duplicates', async () => {
      const hashes: string[] = [];
      for (const version of ['1', '2', '3', '4']) {
        hashes.push((await publishLive(version, code('a'))).hash.toString('hex'));
      }
      const { deltas } = await publishLive('5', code('a'));
      const ofMain = hashes.slice(1).map((hash) => deltaOf('client/main.js', hash));
      expect(deltas.filter((file) => file.startsWith('client/main'))).toEqual(ofMain.reverse());
      // The library is the same in all three releases.
      expect(deltas.filter((file) => file.startsWith('client/library'))).toHaveLength(1);
    });

    it('adds no delta that is larger than the whole file', async () => {
      await publishLive('1', code('a'));
      const { deltas } = await publishLive('2', code('a'));
      expect(deltas.map((file) => file.split('.')[0]).sort()).toEqual([
        'client/library',
        'client/main',
      ]);
    });

    it('succeeds without deltas if the earlier release has been deleted', async () => {
      await publishLive('1', code('a'));
      await releases.storage.remove('mf_catalog/1');
      expect((await publishLive('2', code('a'))).deltas).toEqual([]);
    });
  });
});
