import { changeChannel } from '../../release/channels';
import { withoutCanary } from '../../release/registryChanges';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import type { Canary } from './watchCanaries';

/** The author that the registry's history names for a canary that the gateway ended. */
const BY = 'gateway';

/**
 * Ends a canary in the registry, with the reason in the history of its part. It also ends the canary of a
 * locked part. If several gateways end the same canary, it is ended once.
 *
 * @returns false if the canary is another version by now, or there is none
 * @throws what the storage throws if it cannot be written
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
