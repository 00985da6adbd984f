import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type {
  BuiltChunks,
  ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { REPOSITORY } from './packageSources';
import { lastLiveVersions, readRegistry } from './Registry';
import { writeDeltas } from './writeDeltas';

/** Releases before a new one to which it holds deltas: a shopper who was away for longer fetches all. */
const RELEASES_WITH_DELTAS = 3;

const IS_COMPRESSIBLE = /\.(js|css|svg|json|map)$/;

export const releaseFolder = (releases: string, part: PartName, version: string) =>
  path.join(releases, part, version);

export async function isPublished(releases: string, part: PartName, version: string) {
  const manifest = path.join(releaseFolder(releases, part, version), 'release.json');
  return stat(manifest).then(
    () => true,
    () => false,
  );
}

/** Writes a part's `client/` and `server/` into a folder. */
type Build = (part: PartName, version: string, folder: string) => Promise<void>;

/**
 * Builds a part into the store as one immutable release, compressed once for all visitors, with deltas to
 * the releases that were live last. The folder appears under its name only when it is whole, so builds side by side cannot mix.
 *
 * @throws when the version exists: what is released is never altered
 */
export async function publishRelease(
  releases: string,
  part: PartName,
  version: string,
  build: Build,
): Promise<void> {
  if (await isPublished(releases, part, version)) {
    throw new Error(`${part} ${version} is published already; a release is never altered.`);
  }
  const target = releaseFolder(releases, part, version);
  const draft = `${target}.draft-${process.pid}`;
  try {
    await mkdir(draft, { recursive: true });
    await build(part, version, draft);
    const earlier = lastLiveVersions(await readRegistry(releases), part, RELEASES_WITH_DELTAS).map(
      (before) => releaseFolder(releases, part, before),
    );
    const manifest = await describe(draft, part, version, earlier);
    await writeFile(path.join(draft, 'release.json'), JSON.stringify(manifest, null, 2));
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function describe(
  folder: string,
  part: PartName,
  version: string,
  earlier: readonly string[],
): Promise<ReleaseManifest> {
  const chunksFile = path.join(folder, 'client/chunks.json');
  const built: BuiltChunks = JSON.parse(await readFile(chunksFile, 'utf8'));
  await rm(chunksFile);
  const integrity: Record<string, string> = {};
  const sizes: Record<string, number> = {};
  for (const file of await filesBelow(folder)) {
    const content = await readFile(path.join(folder, file));
    integrity[file] = integrityOf(content);
    if (file.startsWith('client/')) {
      sizes[file] = IS_COMPRESSIBLE.test(file)
        ? await compress(path.join(folder, file), content)
        : content.length;
    }
  }
  for (const delta of await writeDeltas(folder, sizes, earlier)) {
    integrity[delta] = integrityOf(await readFile(path.join(folder, delta)));
  }
  return {
    name: part,
    version,
    contractsVersion: '1.0.0',
    gitRevision: await gitRevision(),
    builtAt: new Date().toISOString(),
    ...built,
    integrity,
    sizes,
  };
}

const integrityOf = (content: Buffer) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Writes `.br` and `.gz` beside a file; returns the bytes of the first. */
async function compress(file: string, content: Buffer): Promise<number> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
  return brotli.length;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** The commit a build came from; empty outside a checkout. */
async function gitRevision(): Promise<string> {
  const git = promisify(execFile)('git', ['rev-parse', 'HEAD'], { cwd: REPOSITORY });
  return git.then(
    ({ stdout }) => stdout.trim(),
    () => '',
  );
}
