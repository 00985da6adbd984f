import { join } from 'node:path';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  type ReleaseFault,
  startFaultyReleases,
} from '@marketplace/contracts/testing/startFaultyReleases';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';

export type Broken = [RemoteName, ReleaseFault][];

/** A gateway of its own, whose releases come from a server with faults. */
export async function startBroken(broken: Broken) {
  const releases = await startFaultyReleases({ folder: join(stack.dataDir, 'releases') });
  for (const [remote, fault] of broken) releases.breakRemote(remote, fault);
  const market = await startMarketplace({
    dataDir: stack.dataDir,
    apiOrigin: stack.apiOrigin,
    env: { RELEASES_URL: releases.origin, RENDER_WORKERS: '1' },
  });
  const stop = async () => {
    await market.stop();
    await releases.stop();
  };
  return { origin: market.origin, heal: releases.heal, stop };
}
