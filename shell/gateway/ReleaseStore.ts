import { channelKey, readChannel } from '../release/channels';
import { openReleases, ReleaseFileError, type Releases } from '../release/openReleases';
import type { Registry } from '../release/Registry';
import { PRODUCTION } from '../release/releaseSettings';
import { openStorage } from '../release/storage/openStorage';

export interface ReleaseStore extends Releases {
  /** Reads the registry of this gateway's channel. @throws Error naming a file that is missing or broken */
  readRegistry: () => Promise<Registry>;
}

interface StoreSettings {
  /** A folder, an http(s) origin that serves one, or an S3-compatible bucket (`openStorage`). */
  releasesUrl: string;
  /** File of the keys that releases have to be signed with. */
  releaseTrust: string;
  /** Channel whose releases are run. */
  releaseChannel: string;
}

/** The releases of a storage, and what of them a channel runs. */
export function openReleaseStore(settings: StoreSettings): ReleaseStore {
  const storage = openStorage(settings.releasesUrl);
  const releases = openReleases(storage, settings.releaseTrust);
  return {
    ...releases,
    async readRegistry() {
      const registry = await readChannel(storage, settings.releaseChannel);
      // Released parts do not vanish: the file does.
      if (Object.keys(registry).length > 0) return registry;
      throw new ReleaseFileError(channelKey(PRODUCTION), 404);
    },
  };
}
