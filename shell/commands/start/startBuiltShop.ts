import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import { openLog } from './progress';
import { publishReleases } from './publishReleases';

interface BuiltShop {
  root: string;
  /** Holds the database, the releases and the log. */
  dataDir: string;
  /** For API and gateway. */
  env?: Record<string, string>;
}

/** Builds what has no release yet and starts API and gateway, for journeys and benches. */
export async function startBuiltShop({ root, dataDir, env }: BuiltShop): Promise<Marketplace> {
  await mkdir(dataDir, { recursive: true });
  const log = openLog(join(dataDir, 'servers.log'));
  await publishReleases({
    root,
    // Never where an exported RELEASES_URL points: that may be a shop that is in use.
    env: { RELEASES_URL: join(dataDir, 'releases') },
    progress: (line) => console.log(line),
  });
  return startMarketplace({
    dataDir,
    env: { DATABASE_URL: undefined, RELEASES_URL: undefined, ...env },
    onOutput: log,
  });
}
