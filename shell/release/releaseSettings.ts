import path from 'node:path';
import { REPOSITORY, releasesLocation } from './packageSources';
import type { KeyPlaces } from './signing/keyPair';

export const PRODUCTION = 'production';

export interface ReleaseSettings {
  /** Folder or URL of the releases. */
  location: string;
  keys: KeyPlaces;
  /** Channel that a gateway runs. */
  channel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Log file of a gateway that runs with these settings. */
export const gatewayLog = ({ QA_LOG, DATA_DIR }: Environment): string =>
  QA_LOG || path.resolve(REPOSITORY, DATA_DIR || '.data', 'logs/gateway.log');

/** Settings of releases; an empty variable counts as unset. */
export function readReleaseSettings(environment: Environment): ReleaseSettings {
  const { DATA_DIR, RELEASE_KEY, RELEASE_TRUST, RELEASE_CHANNEL } = environment;
  // Keys are outside the folder of releases, so that write access to releases does not allow adding
  // keys.
  const folder = path.join(path.resolve(REPOSITORY, DATA_DIR || '.data'), 'keys');
  return {
    location: releasesLocation(environment),
    keys: {
      ...(RELEASE_KEY && { key: path.resolve(RELEASE_KEY) }),
      folder,
      trust: RELEASE_TRUST ? path.resolve(RELEASE_TRUST) : path.join(folder, 'trusted.json'),
    },
    channel: RELEASE_CHANNEL || PRODUCTION,
  };
}
