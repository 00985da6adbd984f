import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readOwnChannel } from '../../release/channels';
import { copyRelease } from '../../release/copyRelease';
import { isDevelopmentVersion } from '../../release/developmentVersion';
import { openReleases, SIGNATURE_FILE } from '../../release/openReleases';
import { releaseKey } from '../../release/publishRelease';
import { liveVersion } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { createLocalKey } from '../../release/signing/createLocalKey';
import { folderStorage } from '../../release/storage/folderStorage';
import {
  httpStorage,
  type ReadLimits,
  WHOLE_RELEASES_PATH,
} from '../../release/storage/httpStorage';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import type { ReleaseStore } from '../releases/ReleaseStore';
import type { BuildPlace } from '../releases/withBuilds';

/** Limits of one build. A development build of the shell has about 10 MB. */
const LIMITS = { bytes: 64 * 2 ** 20, ms: 20_000 };
/** Matches hosts that always name this machine. DNS may resolve others, such as `a.localhost`. */
const THIS_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;
/** Number of builds of each part to keep, because open pages may still load their files. */
const KEPT_BUILDS = 10;

type ReadStorage = Pick<ReleaseStorage, 'read'>;

interface Options {
  /** Origins from which builds may be taken (`QA_ORIGINS`). */
  origins: readonly string[];
  /** File with the keys that are trusted to sign releases. */
  releaseTrust: string;
  /** Releases of the shop, without the copies. */
  store: Pick<ReleaseStore, 'readManifest'>;
  limits?: typeof LIMITS;
}

/**
 * Builds of developers that test sessions run. The gateway copies a build from its origin and
 * serves it itself, so pages connect to no other origin.
 *
 * A build must be signed by a trusted key. There is one exception: builds that `npm run dev` serves
 * on this machine. Whoever can serve files on this machine can run code on it anyway.
 */
export class OriginBuilds {
  readonly place: BuildPlace;
  /** Copies in progress, by part and origin. */
  private readonly taking = new Map<string, Promise<string>>();
  /** Versions of the copies of each part, oldest first. */
  private readonly taken = new Map<PartName, string[]>();
  /**
   * Keys of all copies that the shop has not released. They stay here even after their files are
   * removed, because `serveReleases` may still have the files in memory.
   */
  private readonly unreleased = new Set<string>();
  private signing: ReturnType<typeof createLocalKey> | undefined;

  constructor(private readonly options: Options) {
    const folder = path.join(tmpdir(), `qa-builds-${randomUUID()}`);
    this.place = {
      folder: path.join(folder, 'releases'),
      trust: path.join(folder, 'trusted.json'),
    };
  }

  /**
   * Copies the current build of a part, unless it is already copied.
   * @returns the version of the build
   * @throws Error with a sentence that names the origin
   */
  async take(part: PartName, origin: string): Promise<string> {
    if (!this.options.origins.includes(origin)) {
      throw new Error(`QA_ORIGINS of this gateway does not list ${origin}.`);
    }
    const key = `${part} ${origin}`;
    const taking =
      this.taking.get(key) ?? this.copy(part, origin).finally(() => this.taking.delete(key));
    this.taking.set(key, taking);
    return taking;
  }

  /**
   * True for a build that only test sessions may get: it was copied from an origin, and is no
   * release of the shop.
   */
  async isCopy(part: PartName, version: string): Promise<boolean> {
    const key = releaseKey(part, version);
    if (!this.unreleased.has(key)) return false;
    // The shop may have released the version after it was copied.
    if (await this.isReleased(part, version)) this.unreleased.delete(key);
    return this.unreleased.has(key);
  }

  /** Removes all copies. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.taking.values());
    await rm(path.dirname(this.place.folder), { recursive: true, force: true });
  }

  private async copy(part: PartName, origin: string): Promise<string> {
    const { releaseTrust, limits = LIMITS } = this.options;
    const { bytes, ms } = limits;
    const found = await findReleases(origin, { bytes, signal: AbortSignal.timeout(ms) });
    const version = found && liveVersion(found.registry, part);
    if (!found || version === undefined) throw new Error(`${origin} serves no build of ${part}.`);
    const source = readManifestsOnce(found.storage);
    if (!isDevelopmentVersion(version) || !THIS_MACHINE.test(new URL(origin).hostname)) {
      await openReleases(source, releaseTrust)
        .readManifest(part, version)
        .catch(({ message, cause }: Error) => {
          const why = cause instanceof Error ? cause.message : message;
          throw new Error(`${part} ${version} of ${origin} cannot be run: ${why}`);
        });
    }
    // The shop's own release is run instead, and shoppers still get its files.
    if (await this.isReleased(part, version)) return version;
    // The build is hidden before it is copied, so that nobody gets a file during the copy.
    this.unreleased.add(releaseKey(part, version));
    this.signing ??= createLocalKey(this.place.trust);
    const storage = withOwnSignatures(source, await this.signing);
    const { folder, trust } = this.place;
    const releases = openReleases(storage, trust);
    await copyRelease([part, version], { storage, releases, trust }, folderStorage(folder));
    await this.removeOld(part, version);
    return version;
  }

  private isReleased(part: PartName, version: string): Promise<boolean> {
    return this.options.store.readManifest(part, version).then(
      () => true,
      () => false,
    );
  }

  private async removeOld(part: PartName, version: string): Promise<void> {
    const others = (this.taken.get(part) ?? []).filter((each) => each !== version);
    const kept = [...others, version];
    const old = kept.splice(0, Math.max(0, kept.length - KEPT_BUILDS));
    this.taken.set(part, kept);
    for (const each of old) await folderStorage(this.place.folder).remove(releaseKey(part, each));
  }
}

/** Finds the releases that a gateway or `npm run dev` serves, or else those of a plain folder. */
async function findReleases(origin: string, limits: ReadLimits) {
  for (const base of [origin + WHOLE_RELEASES_PATH, origin]) {
    const storage = httpStorage(base, limits);
    const registry = await readOwnChannel(storage, PRODUCTION);
    if (Object.keys(registry).length > 0) return { storage, registry };
  }
  return undefined;
}

/** Reads each manifest once, so that the origin cannot change it after it was verified. */
function readManifestsOnce(storage: ReadStorage): ReadStorage {
  const known = new Map<string, ReturnType<ReadStorage['read']>>();
  return {
    read(key) {
      if (!key.endsWith('/release.json')) return storage.read(key);
      const reading = known.get(key) ?? storage.read(key);
      known.set(key, reading);
      return reading;
    },
  };
}

/** Replaces the signatures of verified releases by signatures of this gateway. */
const withOwnSignatures = (
  storage: ReadStorage,
  sign: (manifest: Buffer) => Buffer,
): ReadStorage => ({
  async read(key) {
    if (!key.endsWith(`/${SIGNATURE_FILE}`)) return storage.read(key);
    const manifest = await storage.read(key.slice(0, -'.sig'.length));
    return manifest && { bytes: sign(manifest.bytes), etag: '' };
  },
});
