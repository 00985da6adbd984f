import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Marketplace,
  startMarketplace,
} from '@marketplace/contracts/testing/startMarketplace';
import { openLog } from './progress';
import { OWN_KEYS, publishCheckout } from './publishReleases';

interface BuiltShop {
  root: string;
  /** Folder for the database, the releases and the log. */
  dataDir: string;
  /** Environment variables for API and gateway. */
  env?: Record<string, string>;
  /** Further variables of the API alone. */
  apiEnv?: Record<string, string>;
  /** True if the data folder already has a live release of each part. */
  isPublished?: boolean;
}

/** Starts API and gateway with the releases of this checkout, for journeys and benchmarks. */
export async function startBuiltShop({
  root,
  dataDir,
  env,
  apiEnv,
  isPublished = false,
}: BuiltShop): Promise<Marketplace> {
  await mkdir(dataDir, { recursive: true });
  const log = openLog(join(dataDir, 'servers.log'));
  if (!isPublished) await publishCheckout(root, dataDir, (line) => console.log(line));
  return startMarketplace({
    dataDir,
    env: { DATABASE_URL: undefined, RELEASES_URL: undefined, ...OWN_KEYS, ...env },
    apiEnv,
    onOutput: log,
  });
}
