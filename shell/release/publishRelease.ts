import type { KeyObject } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { exposedBytes } from '@marketplace/contracts/federation/exposedBytes';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import type {
  BuiltChunks,
  ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readChannel } from './channels';
import { SIGNATURE_FILE } from './openReleases';
import { lastLiveVersions } from './Registry';
import { PRODUCTION } from './releaseSettings';
import { signManifest } from './signing/signature';
import type { ReleaseStorage } from './storage/ReleaseStorage';
import { type ReadEarlier, writeDeltas } from './writeDeltas';

/**
 * Number of earlier releases for which deltas are made. Visitors with an older release load whole
 * files.
 */
const RELEASES_WITH_DELTAS = 3;

const IS_COMPRESSIBLE = /\.(js|css|svg|json|map)$/;
/**
 * Brotli block sizes to try, as powers of 2; 0 is the default. No single size is always the best.
 * Even the release's name in a script changes the results by up to 250 bytes.
 */
const BLOCK_BITS = [0, 16, 20];
/**
 * Size of a file, in bytes, above which several block sizes are tried. A smaller file fits into one
 * block, so all block sizes give the same result.
 */
const SMALLEST_BLOCK = 2 ** 16;

/** Key of a release in a storage. */
export const releaseKey = (part: PartName, version: string) => `${part}/${version}`;

/** Builds a part's `client/` and `server/` into a folder. */
type Build = (part: PartName, version: string, folder: string) => Promise<void>;

export interface NewRelease {
  part: PartName;
  version: string;
  /** Commit of the sources, with `-dirty` if some were uncommitted; empty outside a checkout. */
  revision: string;
  build: Build;
  privateKey: KeyObject;
  /**
   * Checks the built and signed release before it is stored.
   * @throws Error if the release is refused
   */
  check?: (folder: string) => Promise<void>;
}

/**
 * Builds a part, and stores it as an immutable, signed release. The release becomes visible only
 * when it is complete, so that files of concurrent builds cannot mix.
 * @throws StorageConflict if the version exists, because a release never changes
 */
export async function publishRelease(
  storage: ReleaseStorage,
  { check, ...release }: NewRelease,
): Promise<void> {
  await withBuiltRelease(storage, release, async (folder) => {
    await check?.(folder);
    await storage.addRelease(releaseKey(release.part, release.version), folder);
  });
}

/**
 * Builds a release in a temporary folder, compresses it once for all visitors, adds deltas against
 * the last live releases and signs it. The folder is deleted after `use` has ended.
 */
export async function withBuiltRelease(
  storage: ReleaseStorage,
  release: Omit<NewRelease, 'check'>,
  use: (folder: string) => Promise<void>,
): Promise<void> {
  const { part, version, build, privateKey } = release;
  const folder = await mkdtemp(path.join(tmpdir(), `${part}-`));
  try {
    await build(part, version, folder);
    const registry = await readChannel(storage, PRODUCTION);
    const live = lastLiveVersions(registry, part, RELEASES_WITH_DELTAS);
    const earlier = live.map(
      (before): ReadEarlier =>
        async (file) => {
          const stored = await storage.read(`${releaseKey(part, before)}/${file}`);
          return stored?.bytes;
        },
    );
    const manifest = Buffer.from(JSON.stringify(await describe(folder, release, earlier), null, 2));
    await writeFile(path.join(folder, 'release.json'), manifest);
    await writeFile(path.join(folder, SIGNATURE_FILE), signManifest(manifest, privateKey));
    await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function describe(
  folder: string,
  { part, version, revision }: Omit<NewRelease, 'check'>,
  earlier: readonly ReadEarlier[],
): Promise<ReleaseManifest> {
  const chunksFile = path.join(folder, 'client/chunks.json');
  const built: BuiltChunks = JSON.parse(await readFile(chunksFile, 'utf8'));
  await rm(chunksFile);
  const integrity: Record<string, string> = {};
  const sizes: Record<string, number> = {};
  for (const file of await filesBelow(folder)) {
    const content = await readFile(path.join(folder, file));
    integrity[file] = integrityOf(content);
    if (!file.startsWith('client/')) continue;
    sizes[file] = content.length;
    if (!IS_COMPRESSIBLE.test(file)) continue;
    for (const [ending, packed] of await compress(content)) {
      await writeFile(path.join(folder, file + ending), packed);
      integrity[file + ending] = integrityOf(packed);
      if (ending === '.br') sizes[file] = packed.length;
    }
  }
  for (const delta of await writeDeltas(folder, sizes, earlier)) {
    integrity[delta] = integrityOf(await readFile(path.join(folder, delta)));
  }
  return {
    name: part,
    version,
    contractsVersion: '1.0.0',
    gitRevision: revision,
    builtAt: new Date().toISOString(),
    ...built,
    integrity,
    sizes,
    exposes: exposedBytes(built, sizes),
  };
}

/** Compresses a file in each format. Returns the results, each with the suffix of its file. */
async function compress(content: Buffer): Promise<[string, Buffer][]> {
  const [brotli, zipped] = await Promise.all([
    smallestBrotli(content),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return [
    ['.br', brotli],
    ['.gz', zipped],
  ];
}

async function smallestBrotli(content: Buffer): Promise<Buffer> {
  const blockBits = content.length > SMALLEST_BLOCK ? BLOCK_BITS : [0];
  const tries = await Promise.all(
    blockBits.map((bits) => {
      const params = {
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: bits,
      };
      return promisify(brotliCompress)(content, { params });
    }),
  );
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
