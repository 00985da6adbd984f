import { join } from 'node:path';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import type { BadRelease } from '@marketplace/contracts/testing/badReleaseFaults';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  RELEASE_FAULTS,
  type ReleaseFault,
  startFaultyReleases,
} from '@marketplace/contracts/testing/startFaultyReleases';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { createStore } from './createStore';

/** A fault in the code of a release, or in the storage that delivers it. */
export type Fault = BadRelease | ReleaseFault;

const isOfStore = (fault: Fault): fault is ReleaseFault =>
  RELEASE_FAULTS.some((other) => other === fault);

/**
 * Starts a gateway on which one remote has a bad release and all others have their live releases.
 * The gateway has no earlier composition to fall back to.
 */
export async function startBadRelease(remote: RemoteName, fault: Fault) {
  const store = await createStore();
  let url = store.releases;
  let stopStore: () => Promise<void> = async () => undefined;
  if (isOfStore(fault)) {
    const faulty = await startFaultyReleases({ folder: join(stack.dataDir, 'releases') });
    faulty.breakRemote(remote, fault);
    url = faulty.origin;
    stopStore = faulty.stop;
  } else {
    await store.setLive(remote, await store.add(remote, fault));
  }
  const output: string[] = [];
  const market = await startMarketplace({
    dataDir: store.dataDir,
    apiOrigin: stack.apiOrigin,
    env: { RELEASES_URL: url, RELEASE_TRUST: store.trust, LOG_LEVEL: 'error' },
    onOutput: (chunk) => output.push(String(chunk)),
  });
  return {
    origin: market.origin,
    /** Names of the events in the gateway's log. */
    events: () => output.join('').match(/(?<="event":")[a-z-]+/g) ?? [],
    stop: async () => {
      await market.stop();
      await stopStore();
      await store.remove();
    },
  };
}
