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
   * Reads the registry of this gateway's channel, without canaries and fallbacks that were withdrawn.
   *
   * @throws Error naming a file that is missing or broken, or a live release that was withdrawn
   */
  readRegistry: () => Promise<Registry>;
  withdrawn: Pick<WithdrawnReleases, 'has' | 'save'>;
}

/** Where the gateway and its render workers read releases. */
export interface ReleasePlace {
  /** A folder, an http(s) origin that serves one, or an S3-compatible bucket (`openStorage`). */
  releasesUrl: string;
  /** File of the keys that releases must be signed with. */
  releaseTrust: string;
  /** Data folder of the gateway: it keeps copies of the last good composition's releases. */
  dataDir: string;
}

interface StoreSettings extends ReleasePlace {
  /** Channel whose releases the gateway runs. */
  releaseChannel: string;
}

/** Copies of the releases of the last good composition (`keepLastGood`). */
export const openCopies = (dataDir: string): ReleaseStorage =>
  folderStorage(path.join(dataDir, 'last-good'));

/** The releases of a storage, or their copies; each byte of both is verified. */
export const openKeptReleases = ({ releasesUrl, releaseTrust, dataDir }: ReleasePlace): Releases =>
  openWithCopies(openStorage(releasesUrl), openCopies(dataDir), releaseTrust);

/** The releases of a storage, and those that a channel runs. */
export function openReleaseStore(settings: StoreSettings): ReleaseStore {
  const storage = openStorage(settings.releasesUrl);
  const withdrawn = new WithdrawnReleases(settings.dataDir, settings.releaseTrust);
  return {
    ...openKeptReleases(settings),
    withdrawn,
    async readRegistry() {
      const registry = await readChannel(storage, settings.releaseChannel);
      // A released part does not vanish, but its file can.
      if (Object.keys(registry).length > 0) return withdrawn.applyTo(registry);
      throw new ReleaseFileError(channelKey(PRODUCTION), 404);
    },
  };
}
