import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readOwnChannel } from '../../release/channels';
import { openReleases, SIGNATURE_FILE } from '../../release/openReleases';
import { releaseKey } from '../../release/publishRelease';
import { livePartsOf, liveVersion, type Registry } from '../../release/Registry';
import { PRODUCTION, readReleaseSettings } from '../../release/releaseSettings';
import { findShop, withShop } from '../../release/runningShop';
import { privateKeyFor } from '../../release/signing/keyPair';
import { readTrustedKeys, trustKey } from '../../release/signing/trustedKeys';
import { openStorage } from '../../release/storage/openStorage';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';

/** The live releases of the shop that the release command would find. */
export interface LiveReleases {
  storage: ReleaseStorage;
  registry: Registry;
  /** File of the keys that the shop trusts. */
  trust: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Finds the live releases of the shop that the release command would find.
 * @returns undefined if no shell is live there
 * @throws Error if no shop runs at `SHOP`
 */
export async function findLiveReleases(environment: Environment) {
  const shop = await findShop(environment);
  const { location, keys } = readReleaseSettings(withShop(environment, shop));
  const storage = openStorage(location);
  const registry = await readOwnChannel(storage, PRODUCTION);
  return liveVersion(registry, 'shell') ? { storage, registry, trust: keys.trust } : undefined;
}

/**
 * Copies live releases into a data folder, which then trusts their keys. Its registry then lists
 * only the copies, so that no gate compares them with releases of an earlier run.
 * @param isCopied selects parts
 * @returns the copied parts
 * @throws ReleaseFileError that names a missing or altered file
 */
export async function copyLiveReleases(
  { storage, registry, trust }: LiveReleases,
  dataDir: string,
  isCopied: (part: PartName) => boolean,
): Promise<PartName[]> {
  const { keys, location } = readReleaseSettings({ DATA_DIR: dataDir });
  // Creates the key that signs the parts under test. This must happen before other keys are
  // trusted, because a key is created only if none is trusted.
  await privateKeyFor('shell', keys);
  for (const [id, key] of Object.entries(await readTrustedKeys(trust))) {
    await trustKey(keys.trust, id, key);
  }
  const parts = livePartsOf(registry).filter(isCopied);
  const copied: Registry = {};
  for (const part of parts) {
    const version = liveVersion(registry, part) ?? '';
    await copyRelease({ storage, trust }, releaseKey(part, version), location);
    copied[part] = { releases: { [version]: 'live' }, history: [] };
  }
  await writeFile(join(location, 'registry.json'), JSON.stringify(copied, null, 2));
  return parts;
}

async function copyRelease(
  { storage, trust }: Pick<LiveReleases, 'storage' | 'trust'>,
  key: string,
  location: string,
): Promise<void> {
  const [part = '', version = ''] = key.split('/');
  const releases = openReleases(storage, trust);
  const manifest = await releases.readManifest(part, version);
  const write = async (file: string, bytes: Buffer) => {
    const path = join(location, key, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  };
  for (const file of Object.keys(manifest.integrity)) {
    await write(file, await releases.readFile(manifest, file));
  }
  for (const file of ['release.json', SIGNATURE_FILE]) {
    const stored = await storage.read(`${key}/${file}`);
    if (stored) await write(file, stored.bytes);
  }
}
