import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { readOwnChannel } from '../../release/channels';
import { SIGNATURE_FILE } from '../../release/openReleases';
import { checkoutParts, sourceVersion } from '../../release/packageSources';
import { releaseKey } from '../../release/publishRelease';
import { liveVersion } from '../../release/Registry';
import { PRODUCTION } from '../../release/releaseSettings';
import { openStorage } from '../../release/storage/openStorage';

interface Comparison {
  /**
   * Parts without a signed live release, because a gateway runs no unsigned release. Retired parts
   * are left out.
   */
  unreleased: PartName[];
  /** Parts whose sources differ from their live release. */
  different: PartName[];
}

/** Compares the sources of this checkout with the live releases in a folder. */
export async function compareWithLive(releases: string): Promise<Comparison> {
  const storage = openStorage(releases);
  const registry = await readOwnChannel(storage, PRODUCTION);
  const unreleased: PartName[] = [];
  const different: PartName[] = [];
  for (const part of checkoutParts()) {
    const live = liveVersion(registry, part);
    if (!live && registry[part]?.history.at(-1)?.action === 'retire') continue;
    // A release from before signatures were introduced has no signature, so no gateway runs it.
    const signature = live && (await storage.read(`${releaseKey(part, live)}/${SIGNATURE_FILE}`));
    if (!signature) unreleased.push(part);
    else if ((await sourceVersion(part)) !== live) different.push(part);
  }
  return { unreleased, different };
}
