import { changeChannel } from '../../release/channels';
import { withoutCanary } from '../../release/registryChanges';
import type { ReleaseStorage } from '../../release/storage/ReleaseStorage';
import type { Canary } from './watchCanaries';

/** The author that the registry's history names for a canary that the gateway ended. */
const BY = 'gateway';

/**
 * Takes a canary back in the registry, with the reason in the history of its part. A lock of the part
 * does not keep a bad release with its visitors. Gateways that judge the same end it once.
 *
 * @returns false where another version, or none, is the canary by now
 * @throws what the storage throws where it cannot be written
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
