import path from 'node:path';
import { channelKey, readChannel } from '../../release/channels';
import { openWithCopies, ReleaseFileError, type Releases } from '../../release/openReleases';
import type { Registry } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { folderStorage } from '../../release/storage/folderStorage';
import { openStorage } from '../../release/storage/openStorage';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import { WithdrawnReleases } from './WithdrawnReleases';

export interface ReleaseStore extends Releases {
  /**
   * Reads the registry of this gateway's channel, without withdrawn canaries and fallbacks.
   * @throws Error that names a missing or broken file, or a withdrawn live release
   */
  readRegistry: () => Promise<Registry>;
  withdrawn: Pick<WithdrawnReleases, 'has' | 'list' | 'save'>;
}

/** Sources from which the gateway and its render workers read releases. */
export interface ReleasePlace {
  /**
   * A folder, an http(s) origin that serves a folder, or an S3-compatible bucket (`openStorage`).
   */
  releasesUrl: string;
  /** File with the keys that are trusted to sign releases. */
  releaseTrust: string;
  /** Data folder of the gateway. It contains copies of the last good composition's releases. */
  dataDir: string;
  /** Channel whose releases the gateway runs. */
  releaseChannel: string;
}

/**
 * Path of the copies of the last good composition's releases. Each channel has its own, because the
 * gateway of a preview may use the data folder of production's gateway.
 */
export function copiesFolder({
  dataDir,
  releaseChannel,
}: Pick<ReleasePlace, 'dataDir' | 'releaseChannel'>): string {
  const ending = releaseChannel === PRODUCTION ? '' : `-${encodeURIComponent(releaseChannel)}`;
  return path.join(dataDir, `last-good${ending}`);
}

/** Opens the copies of the last good composition's releases (`keepLastGood`). */
export const openCopies = (place: ReleasePlace): ReleaseStorage =>
  folderStorage(copiesFolder(place));

/**
 * Opens the local copies of releases. Reads missing or changed copies from the storage. Each byte
 * is verified.
 */
export const openKeptReleases = (place: ReleasePlace): Releases =>
  openWithCopies(openStorage(place.releasesUrl), openCopies(place), place.releaseTrust);

/** Opens the releases of a storage, and the registry of a channel. */
export function openReleaseStore(settings: ReleasePlace): ReleaseStore {
  const storage = openStorage(settings.releasesUrl);
  const withdrawn = new WithdrawnReleases(settings.dataDir, settings.releaseTrust);
  return {
    ...openKeptReleases(settings),
    withdrawn,
    async readRegistry() {
      const registry = await readChannel(storage, settings.releaseChannel);
      // A released part stays in the registry, so an empty registry means that its file is missing.
      if (Object.keys(registry).length > 0) return withdrawn.applyTo(registry);
      throw new ReleaseFileError(channelKey(PRODUCTION), 404);
    },
  };
}
