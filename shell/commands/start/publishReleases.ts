import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PartName } from '@marketplace/contracts/pages/pageTable';
import { lastLines } from '@marketplace/contracts/server/lastLines';
import { checkoutParts, isFolder, releasesLocation } from '../../release/packageSources';
import { compareWithLive } from './compareWithLive';
import type { Progress } from './progress';

export interface Publishing {
  root: string;
  parts: readonly PartName[];
  env: Record<string, string>;
  progress: Progress;
  signal?: AbortSignal;
}

/** Upper limit for concurrent builds, because a webpack build uses one core and 600 MB. */
const MOST_PROCESSES = Math.min(availableParallelism(), 4);

/**
 * Builds parts in parallel, publishes each and makes it live; other parts stay unchanged. Each
 * process builds several parts, because after the first build its compiler is warm and takes half
 * the time.
 * @throws Error with the last lines of the release command's error output
 */
export async function publishReleases(publishing: Publishing): Promise<void> {
  // The release command refuses a folder that does not exist.
  const location = releasesLocation({ ...process.env, ...publishing.env });
  if (isFolder(location)) await mkdir(location, { recursive: true });
  const shares = Array.from({ length: MOST_PROCESSES }, (_, share) =>
    publishing.parts.filter((_part, position) => position % MOST_PROCESSES === share),
  ).filter((parts) => parts.length > 0);
  await Promise.all(shares.map((parts) => publish({ ...publishing, parts })));
}

/** Empties exported variables, so that keys and channel come only from the data folder. */
export const OWN_KEYS = { RELEASE_KEY: '', RELEASE_TRUST: '', RELEASE_CHANNEL: '' };

/**
 * Makes every part of this checkout live in the data folder of a test or benchmark.
 * @throws Error with the last lines of the release command's error output
 */
export async function publishCheckout(
  root: string,
  dataDir: string,
  progress: Progress,
): Promise<void> {
  // An exported RELEASES_URL is ignored, because it may belong to a shop in use.
  const releases = join(dataDir, 'releases');
  const { unreleased, different } = await compareWithLive(releases);
  if (unreleased.length + different.length === 0) return;
  // Starts with an empty registry. Otherwise, the gates would compare each new release with
  // releases from another checkout, because parts are released one after another.
  await rm(join(releases, 'registry.json'), { force: true });
  const env = { DATA_DIR: dataDir, RELEASES_URL: releases, ...OWN_KEYS };
  await publishReleases({ root, parts: checkoutParts(), env, progress });
}

async function publish({ root, parts, env, progress, signal }: Publishing): Promise<void> {
  if (signal?.aborted) return;
  const script = 'shell/release/command/main.ts';
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, 'publish', '--dirty', ...parts],
    {
      cwd: root,
      // Lets first releases pass the gate `health` without an API, because the API may not run yet.
      env: { ...process.env, ...env, FIRST_RELEASES: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const abort = () => child.kill('SIGTERM');
  signal?.addEventListener('abort', abort);
  const said = lastLines(child.stderr, 20);
  createInterface({ input: child.stdout }).on('line', (line) => progress(line));
  const [code] = await once(child, 'close');
  signal?.removeEventListener('abort', abort);
  if (code !== 0) throw new Error(said() || `${parts.join(', ')} could not be published.`);
}
