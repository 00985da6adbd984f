import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@marketplace/contracts/pages/pageTable';
import { stack } from '@marketplace/contracts/testing/journeys/stack/stack';
import {
  type ReleaseFault,
  startFaultyReleases,
} from '@marketplace/contracts/testing/startFaultyReleases';
import { startMarketplace } from '@marketplace/contracts/testing/startMarketplace';
import { readReleaseSettings } from '../release/releaseSettings';

export type Broken = [RemoteName, ReleaseFault][];

/**
 * Starts a gateway that fetches its releases from a faulty server. Its data folder has no copies of
 * releases.
 */
export async function startBroken(broken: Broken) {
  const releases = await startFaultyReleases({ folder: join(stack.dataDir, 'releases') });
  for (const [remote, fault] of broken) releases.breakRemote(remote, fault);
  const dataDir = await mkdtemp(join(tmpdir(), 'broken-'));
  const { keys } = readReleaseSettings({ DATA_DIR: stack.dataDir });
  const market = await startMarketplace({
    dataDir,
    apiOrigin: stack.apiOrigin,
    env: { RELEASES_URL: releases.origin, RELEASE_TRUST: keys.trust, RENDER_WORKERS: '1' },
  });
  const stop = async () => {
    await market.stop();
    await releases.stop();
    await rm(dataDir, { recursive: true });
  };
  return { origin: market.origin, heal: releases.heal, stop };
}
