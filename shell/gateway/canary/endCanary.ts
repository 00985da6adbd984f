import { changeChannel } from '../../release/channels';
import { withoutCanary } from '../../release/registryChanges';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import type { Canary } from './watchCanaries';

/** Author of the history entry for a canary that the gateway ended. */
const BY = 'gateway';

/**
 * Ends a canary, even if its part is locked, and writes the reason into the history of the part. If
 * several gateways call this for the same canary, only one of them ends it.
 * @returns false if the registry no longer names this canary
 * @throws the error of the storage if the storage cannot be written
 */
export async function endCanary(
  storage: ReleaseStorage,
  channel: string,
  { part, version }: Pick<Canary, 'part' | 'version'>,
  why: string,
): Promise<boolean> {
  let isCanary = false;
  await changeChannel(storage, channel, async (own) => {
    isCanary = own[part]?.canary?.version === version;
    if (!isCanary) return undefined;
    const at = new Date().toISOString();
    return withoutCanary(own, part, { version, at, by: BY, why, action: 'rollback' });
  });
  return isCanary;
}
