import { cp, mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@marketplace/contracts/federation/integrityOf';
import type {
  BuiltChunks,
  ReleaseManifest,
} from '@marketplace/contracts/federation/ReleaseManifest';
import type { PagesByPart, PartName } from '@marketplace/contracts/pages/pageTable';
import { readOwnChannel } from '../../release/channels';
import { SIGNATURE_FILE } from '../../release/openReleases';
import { liveVersion, type Registry } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { createLocalKey } from '../../release/signing/createLocalKey';
import { readTrustedKeys } from '../../release/signing/trustedKeys';
import { openStorage } from '../../release/storage/openStorage';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import { DEVELOPED } from './Build';

/** Version of the release without files that stands for a missing part. */
const MISSING = 'missing';
/** Number of builds to keep of each part, because a worker may still render pages with them. */
const KEPT_BUILDS = 3;

export interface Sources {
  /** Folder for the links, the builds and the keys. Its content is replaced. */
  folder: string;
  /** Folder with the releases of all parts that are not built from source. */
  releases: string;
  /** File with the public keys that verify these releases. */
  trust: string;
  /** Versions of the other parts; by default the live release of each. */
  versions?: Readonly<Record<PartName, string>>;
  /** Pages of parts that have no release here. Each page shows that its part is unavailable. */
  missing?: PagesByPart;
  /** Key of the API's test sessions. Without this key, the gateway has no test sessions. */
  qaKey?: Buffer;
}

/**
 * Releases for the gateway of a development command: builds of some parts, and releases of the
 * others.
 */
export interface DevelopmentReleases {
  /** Settings of the gateway. */
  environment: Record<string, string>;
  /**
   * Makes the present build of a part the live release. Does nothing if the only changes are in
   * browser files that the manifest does not describe, because `serveBuilds` already serves these
   * files.
   * @param built folder with the build's `client/` and `server/`
   */
  add: (part: PartName, built: string) => Promise<void>;
}

/**
 * Links the releases of the other parts into a new folder. Signs builds with a key that only the
 * gateway of this folder trusts, because gateways run only signed releases.
 */
export async function openDevelopmentReleases(sources: Sources): Promise<DevelopmentReleases> {
  const folder = path.join(sources.folder, 'releases');
  await rm(sources.folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { sign, trust } = await createSigner(sources);
  const versions = sources.versions ?? (await liveVersions(openStorage(sources.releases)));
  const registry = await linkReleases(sources.releases, versions, folder);
  for (const [part, pages] of Object.entries(sources.missing ?? {})) {
    const nothing = { entry: [], chunks: {}, integrity: {}, pages: [...pages] };
    await sign(path.join(folder, part, MISSING), manifestOf(part, MISSING, nothing));
    registry[part] = { releases: { [MISSING]: 'live' }, history: [] };
  }
  await writeRegistry(folder, registry);

  /** Number of stored builds of each part. */
  const builds = new Map<PartName, number>();
  const contents = new Map<PartName, string>();
  const write = async (part: PartName, built: string): Promise<void> => {
    const build = (builds.get(part) ?? 0) + 1;
    const version = `${DEVELOPED}.${build}`;
    const target = path.join(folder, part, version);
    await cp(path.join(built, 'server'), path.join(target, 'server'), { recursive: true });
    const content = await describe(target, built);
    if (!content) return;
    if (contents.get(part) === JSON.stringify(content)) return;
    contents.set(part, JSON.stringify(content));
    builds.set(part, build);
    await sign(target, manifestOf(part, version, content));
    registry[part] = { releases: { [version]: 'live' }, history: [] };
    await writeRegistry(folder, registry);
    await rm(path.join(folder, part, `${DEVELOPED}.${build - KEPT_BUILDS}`), {
      recursive: true,
      force: true,
    });
  };
  let writing = Promise.resolve();
  return {
    environment: {
      RELEASES_URL: folder,
      RELEASE_TRUST: trust,
      RELEASE_CHANNEL: PRODUCTION,
      DATA_DIR: sources.folder,
      QA: await openTestSessions(sources),
    },
    add(part, built) {
      writing = writing.then(() => write(part, built));
      return writing;
    },
  };
}

/** Creates a signing key, and the file of trusted keys: this key and the keys of the releases. */
async function createSigner({ folder, trust: others }: Sources) {
  const trust = path.join(folder, 'trusted.json');
  const signed = await createLocalKey(trust, await readTrustedKeys(others));
  const sign = async (target: string, manifest: Buffer) => {
    await mkdir(target, { recursive: true });
    await writeFile(path.join(target, 'release.json'), manifest);
    await writeFile(path.join(target, SIGNATURE_FILE), signed(manifest));
  };
  return { sign, trust };
}

/**
 * Gives the gateway the key with which the API reads test sessions.
 * @returns value of the gateway's setting `QA`: empty without a key
 */
async function openTestSessions({ folder, qaKey }: Sources): Promise<'' | '1'> {
  if (!qaKey) return '';
  await mkdir(path.join(folder, 'keys'), { recursive: true });
  await writeFile(path.join(folder, 'keys/qa.key'), qaKey, { mode: 0o600 });
  return '1';
}

/** Reads the version of each part's live release from a storage. */
export async function liveVersions(storage: ReleaseStorage): Promise<Record<PartName, string>> {
  const live = await readOwnChannel(storage, PRODUCTION);
  const versions = Object.keys(live).flatMap((part): [PartName, string][] => {
    const version = liveVersion(live, part);
    return version === undefined ? [] : [[part, version]];
  });
  return Object.fromEntries(versions);
}

/** @returns a registry of the linked releases */
async function linkReleases(
  releases: string,
  versions: Readonly<Record<PartName, string>>,
  folder: string,
): Promise<Registry> {
  const registry: Registry = {};
  for (const [part, version] of Object.entries(versions)) {
    await mkdir(path.join(folder, part));
    await symlink(path.join(releases, part, version), path.join(folder, part, version));
    registry[part] = { releases: { [version]: 'live' }, history: [] };
  }
  return registry;
}

/** Writes the registry in one step, because the gateway may read it at any time. */
async function writeRegistry(folder: string, registry: Registry): Promise<void> {
  const draft = path.join(folder, 'registry.draft');
  await writeFile(draft, JSON.stringify(registry));
  await rename(draft, path.join(folder, 'registry.json'));
}

type Content = BuiltChunks & Pick<ReleaseManifest, 'integrity'>;

/**
 * Describes a build. The description has hashes of the server's files only, because the files for
 * browsers change all the time (`serveBuilds`).
 * @returns undefined while the build for browsers is still being written
 */
async function describe(target: string, folder: string): Promise<Content | undefined> {
  const built = await readChunks(path.join(folder, 'client/chunks.json'));
  if (!built) return undefined;
  const integrity: Content['integrity'] = {};
  for (const file of await readdir(path.join(target, 'server'))) {
    integrity[`server/${file}`] = integrityOf(await readFile(path.join(target, 'server', file)));
  }
  // Omits the names of chunks, so that pages preload no chunks. A preload would use the version of
  // this release, but the build loads its chunks under the version `DEVELOPED`.
  return { ...built, chunks: {}, integrity };
}

async function readChunks(file: string): Promise<BuiltChunks | undefined> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the bytes of the `release.json` of a build. */
export function manifestOf(part: PartName, version: string, content: Content): Buffer {
  const manifest: ReleaseManifest = {
    name: part,
    version,
    contractsVersion: '1.0.0',
    gitRevision: '',
    builtAt: new Date().toISOString(),
    sizes: {},
    ...content,
  };
  return Buffer.from(JSON.stringify(manifest));
}
