import { randomUUID } from 'node:crypto';
import {
  type Examination,
  folderExamination,
  hostExamination,
} from '@marketplace/contracts/server/examine';
import type { GatewayConfig } from '../../gateway/config/GatewayConfig';
import { readChannel } from '../../release/channels';
import { openReleases } from '../../release/openReleases';
import { livePartsOf, liveVersion } from '../../release/Registry';
import { readTrustedKeys } from '../../release/signing/trustedKeys';
import { openStorage } from '../../release/storage/openStorage';
import { StorageConflict } from '../../release/storage/ReleaseStorage';

type Config = Pick<
  GatewayConfig,
  'dataDir' | 'releasesUrl' | 'releaseTrust' | 'releaseChannel' | 'apiOrigins'
>;

/**
 * Lists the examinations of a gateway: data folder, releases, writes to them, and the API.
 * @param hasApi true if an API is expected to run at each of `apiOrigins`
 */
export function gatewayExaminations(config: Config, hasApi: boolean): Examination[] {
  return [
    folderExamination('data folder (DATA_DIR)', config.dataDir),
    { name: 'releases (RELEASES_URL)', look: () => readLive(config) },
    ...(/^https?:/.test(config.releasesUrl)
      ? []
      : [{ name: 'writes to RELEASES_URL', look: () => tryWrites(config) }]),
    ...(hasApi
      ? config.apiOrigins.map((origin) =>
          hostExamination('API (API_ORIGIN)', `${origin}/readyz`, (status) => status === 200),
        )
      : []),
  ];
}

/** @throws Error if a live release is missing, or no trusted key has signed it */
async function readLive({ releasesUrl, releaseTrust, releaseChannel }: Config): Promise<string> {
  const storage = openStorage(releasesUrl);
  const registry = await readChannel(storage, releaseChannel);
  const parts = livePartsOf(registry);
  if (parts.length === 0) {
    throw new Error(
      `${storage.name} has no release in ${releaseChannel}: correct RELEASES_URL, or publish.`,
    );
  }
  const releases = openReleases(storage, releaseTrust);
  for (const part of parts) await releases.readManifest(part, liveVersion(registry, part) ?? '');
  const keys = Object.keys(await readTrustedKeys(releaseTrust)).length;
  return `${parts.length} parts are live in ${releaseChannel}, signed by one of ${keys} trusted keys`;
}

/** @throws Error if the storage stores an object twice that may be stored only once */
async function tryWrites({ releasesUrl }: Config): Promise<string> {
  const storage = openStorage(releasesUrl);
  const key = `doctor/${randomUUID()}`;
  const write = () => storage.write(key, Buffer.from('doctor'), { ifNoneMatch: true });
  await write();
  try {
    const second = await write().catch((error: unknown) => error);
    if (second instanceof StorageConflict) return 'they are refused if another came first';
  } finally {
    await storage.remove('doctor');
  }
  throw new Error('It ignores conditions of writes: two teams would undo each other’s releases.');
}
