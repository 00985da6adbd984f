import { federationRuntime, sharedContent } from '@marketplace/contracts/facts/sharedContent';
import type { ReleaseManifest } from '@marketplace/contracts/federation/ReleaseManifest';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { copyRelease, removeOtherReleases } from '../../release/copyRelease';
import { openWithCopies } from '../../release/openReleases';
import { folderStorage } from '../../release/storage/folderStorage';
import { httpStorage, WHOLE_RELEASES_PATH } from '../../release/storage/httpStorage';
import { liveVersions } from './developmentReleases';

interface Options {
  /** Origin of the shop. */
  shop: string;
  /** File with the public keys that verify the shop's releases. */
  trust: string;
  /** Folder for the copies. Later starts download only what is missing in it. */
  folder: string;
  /** Parts that are built from source, so that their releases are not needed. */
  developed: readonly PartName[];
}

/** Copies of a shop's releases. */
export interface ShopReleases {
  /** Folder of the copies. */
  releases: string;
  /** Versions of the copied releases. */
  versions: Record<PartName, string>;
}

/**
 * Copies the live releases of a shop over HTTP, and verifies every byte with the trusted keys.
 * Removes the copies of other releases.
 * @throws Error with one sentence that says why the shop cannot be used, and what to do
 */
export async function copyShopReleases(options: Options): Promise<ShopReleases> {
  const { shop, trust, folder, developed } = options;
  const storage = httpStorage(shop + WHOLE_RELEASES_PATH);
  const copies = folderStorage(folder);
  const releases = openWithCopies(storage, copies, trust);
  const live = Object.entries(await readLive(shop, storage));
  const needed = live.filter(([part]) => !developed.includes(part));
  await Promise.all(
    needed.map(async (release) => {
      try {
        refuseIncompatible(await releases.readManifest(...release));
        await copyRelease(release, { storage, releases, trust }, copies);
      } catch (error) {
        throw new Error(`${release.join(' ')} of ${shop} cannot be used: ${reasonOf(error)}`);
      }
    }),
  );
  const versions = Object.fromEntries(needed);
  await removeOtherReleases(copies, versions);
  return { releases: folder, versions };
}

async function readLive(
  shop: string,
  storage: ReturnType<typeof httpStorage>,
): Promise<Record<PartName, string>> {
  const versions = await liveVersions(storage).catch(({ message }: Error) => {
    const why = message.replace(/\.$/, '');
    throw new Error(`${why}: write the address of a shop that runs after --from.`);
  });
  if (versions.shell !== undefined) return versions;
  // Every gateway serves its registry at this address, but only gateways with test sessions serve
  // whole releases.
  const known = await liveVersions(httpStorage(`${shop}/releases`)).catch(() => undefined);
  throw new Error(
    known?.shell === undefined
      ? `${shop} is no shop: write the address of a shop that runs after --from.`
      : `The shop at ${shop} gives its releases to nobody: its gateway has to run with QA=1, from a checkout of 2026-11-30 or later.`,
  );
}

/** @throws Error if the release cannot run beside builds of this checkout */
function refuseIncompatible(manifest: ReleaseManifest): void {
  const { libraries } = sharedContent();
  const runtime = federationRuntime();
  const { federationRuntime: theirs = 'unknown', sharedLibraries = {}, gitRevision } = manifest;
  const different = Object.entries(sharedLibraries).find(
    ([name, version]) => libraries[name] && majorOf(libraries[name]) !== majorOf(version),
  );
  const [name, version] = theirs === runtime ? (different ?? []) : ['federation runtime', theirs];
  if (name === undefined) return;
  const own = libraries[name] ?? runtime;
  throw new Error(
    `it is built with ${name} ${version}, and this checkout has ${own}: check out ${gitRevision || 'the revision that the shop runs'}.`,
  );
}

const majorOf = (version: string) => version.split('.')[0];

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message } = error.cause instanceof Error ? error.cause : error;
  return /RELEASE_TRUST/.test(message)
    ? `${message.replace(/\.$/, '')}: set RELEASE_TRUST to a copy of the shop's trusted.json.`
    : message;
}
